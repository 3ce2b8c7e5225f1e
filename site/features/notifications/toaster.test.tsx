// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, addListener() {} }));
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Toaster label="Notifications" />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => [...document.querySelectorAll('[data-sonner-toast]')].map((one) => one.textContent);
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

const show = (say: () => void) => act(async () => say());

test('C185 a loading notification stays until it is replaced', async () => {
  await show(() => toast.loading('Sending', { id: 'send' }));
  await pass(600_000);
  expect(shown()).toEqual(['Sending']);
  await show(() => toast.success('Done', { id: 'send' }));
  await pass(5000);
  expect(shown()).toEqual([]);
});
