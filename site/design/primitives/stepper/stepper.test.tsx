// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

function Counter() {
  const [value, setValue] = useState(3);
  return <Stepper fewer="Fewer" label="Units" more="More" onChange={setValue} value={value} />;
}

test('a typed number may have a comma or unit, several are added, other digits are not, 0 is 1, and above 9999 is 9999', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body);
  await act(async () => root.render(<Counter />));
  const field = document.querySelector('input') as HTMLInputElement;
  const shownFor = async (typed: string) => {
    await act(async () => {
      field.value = typed;
      for (const event of ['input', 'focusout']) field.dispatchEvent(new Event(event, { bubbles: true }));
    });
    return field.value;
  };
  expect(await shownFor('36+14, 190 and 8 units')).toBe('248');
  expect(await shownFor('2-3')).toBe('2');
  expect(await shownFor('0')).toBe('1');
  expect(await shownFor('1,200')).toBe('1200');
  expect(await shownFor('12,000')).toBe('9999');
});
