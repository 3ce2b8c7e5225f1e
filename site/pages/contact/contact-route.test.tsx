// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Outlet, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts } from '#content/texts.ts';
import { NavigateContext } from '../../design/primitives/link/navigate-context.ts';
import contactData from './contact-data.ts';
import ContactRoute from './contact-route.tsx';

const loaderData = contactData();
const lead = {
  name: 'Sara Ahmed',
  email: 'sara@example.com',
  phone: '050 123 4567',
  service_type: loaderData.form.serviceTypes[0] ?? '',
  message: 'A pipe leaks.',
};

function Pages() {
  return (
    <NavigateContext value={useNavigate()}>
      <Outlet />
    </NavigateContext>
  );
}

let root: Root;
let router: ReturnType<typeof createBrowserRouter>;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, addListener() {} }));
  Element.prototype.scrollIntoView = () => {};
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
  const children = [
    { path: '/contact', element: <ContactRoute loaderData={loaderData} /> },
    { path: '/faqs', element: <h1>FAQs</h1> },
  ];
  router = createBrowserRouter([{ element: <Pages />, children }]);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(document.forms[0]?.noValidate).toBe(true));
});

// Otherwise React could still render after the last test, without a window.
afterEach(() => root.unmount());

const page = () => document.body.textContent;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const fillIn = () => {
  for (const [name, value] of Object.entries(lead)) Object.assign(field(name) ?? {}, { value });
};
const send = () => document.forms[0]?.requestSubmit();
/** Follows a link once it is there. */
const follow = async (name: string) => {
  const link = await vi.waitUntil(() => [...document.links].find(({ textContent }) => textContent === name));
  link.click();
};
const leave = async () => {
  await router.navigate('/faqs');
  await vi.waitFor(() => expect(page()).toBe('FAQs'));
};

test('nothing can be changed while an enquiry is sent; if that fails after the visitor has left the page, the form is shown again with it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  fillIn();
  send();
  await vi.waitFor(() => expect(field('name')?.closest('[inert]')).not.toBeNull());
  await leave();
  answer.reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(page()).toContain(texts.forms.failure.notification));
  expect(page()).toContain(texts.forms.failure.heading);
  expect(field('message')?.value).toBe(lead.message);
});

test('a correction of a correction is marked once', async () => {
  const messages: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    messages.push(JSON.parse(body).template_params.message);
    return new Response('OK');
  });
  fillIn();
  for (let sent = 1; sent <= 3; sent += 1) {
    send();
    await follow(texts.forms.sent.correct);
    expect(messages).toHaveLength(sent);
    await vi.waitFor(() => expect(field('message')?.value).toBe(lead.message));
  }
  const marked = `${texts.forms.sent.correction}\n${lead.message}`;
  expect(messages).toEqual([lead.message, marked, marked]);
});

test('after another page, the form still offers to correct what was sent', async () => {
  vi.stubGlobal('fetch', async () => new Response('OK'));
  fillIn();
  send();
  await vi.waitFor(() => expect(page()).toContain(texts.forms.sent.message));
  await leave();
  await router.navigate('/contact');
  await follow(texts.forms.sent.correct);
  await vi.waitFor(() => expect(field('message')?.value).toBe(lead.message));
  expect(page()).toContain(texts.forms.sent.correction);
});
