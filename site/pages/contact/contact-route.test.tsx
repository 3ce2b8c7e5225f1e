// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { texts } from '#content/texts.ts';
import contactData from './contact-data.ts';
import ContactRoute from './contact-route.tsx';

const lead = {
  name: 'Sara Ahmed',
  email: 'sara@example.com',
  phone: '050 123 4567',
  service_type: 'Plumbing',
  message: 'A pipe leaks.',
};

test('nothing can be changed while an enquiry is sent; if that fails after the visitor has left the page, the form is shown again with it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, addListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(console, 'error').mockReturnValue();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  history.replaceState(null, '', '/contact');
  const router = createBrowserRouter([
    { path: '/contact', element: <ContactRoute loaderData={contactData()} /> },
    { path: '/faqs', element: <h1>FAQs</h1> },
  ]);
  createRoot(document.body).render(<RouterProvider router={router} />);
  const page = () => document.body.textContent;
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  await vi.waitFor(() => expect(document.forms[0]?.noValidate).toBe(true));
  for (const [name, value] of Object.entries(lead)) Object.assign(field(name) ?? {}, { value });
  document.forms[0]?.requestSubmit();
  await vi.waitFor(() => expect(field('name')?.closest('[inert]')).not.toBeNull());
  await router.navigate('/faqs');
  await vi.waitFor(() => expect(page()).toBe('FAQs'));
  answer.reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(page()).toContain(texts.forms.failure.notification));
  expect(page()).toContain(texts.forms.failure.heading);
  expect(field('message')?.value).toBe(lead.message);
});
