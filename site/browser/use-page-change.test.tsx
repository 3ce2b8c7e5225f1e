// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { usePageChange } from './use-page-change.ts';

function Pages() {
  usePageChange(useLocation());
  return <Outlet />;
}

test('a link to a section of another page scrolls to it, other links to the top', async () => {
  const scrolled: string[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', () => scrolled.push('top'));
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/terms', element: <h2 id="agreement">Agreement</h2> },
  ];
  const router = createBrowserRouter([{ element: <Pages />, children }]);
  createRoot(document.body).render(<RouterProvider router={router} />);
  const placeAfter = async (path: string, text: string) => {
    await router.navigate(path);
    await vi.waitFor(() => expect(document.body.textContent).toBe(text));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return scrolled.at(-1);
  };
  await placeAfter('/', 'Home');
  expect(await placeAfter('/terms#agreement', 'Agreement')).toBe('agreement');
  expect(await placeAfter('/', 'Home')).toBe('top');
});
