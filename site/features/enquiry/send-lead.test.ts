import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmailProvider } from '#contract/email-provider.ts';
import { sendLead } from './send-lead.ts';

const provider: EmailProvider = {
  origin: 'https://provider.example',
  userId: 'user',
  serviceId: 'service',
  templateIds: { enquiry: 'template-e', quote: 'template-q' },
};
const quote = { name: 'Sara', phone: '050 123 4567' };
const post = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', post.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const send = (change: Partial<EmailProvider> = {}) => sendLead({ ...provider, ...change }, 'quote', quote);

test('C138 a quote is sent to the path of EmailJS, with its keys in order and the local date and time as text', async () => {
  post.mockResolvedValue(new Response('OK'));
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 5), toFake: ['Date'] });
  await send();
  vi.useRealTimers();
  const [url, init] = post.mock.calls[0] ?? [];
  expect(url, 'C144').toBe('https://provider.example/api/v1.0/email/send');
  expect(init, 'C137').toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
  expect(Object.entries(JSON.parse(String(init?.body))), 'C147').toEqual([
    ['lib_version', expect.stringMatching(/^\d+\.\d+\.\d+$/)],
    ['user_id', 'user'],
    ['service_id', 'service'],
    ['template_id', 'template-q'],
    ['template_params', { ...quote, submission_date: '21 November 2026 at 09:05' }],
  ]);
});

test.each([
  [200, ''],
  [500, 'OK'],
])('C140 status %i with text %s is a success', async (status, text) => {
  post.mockResolvedValue(new Response(text, { status }));
  await expect(send()).resolves.toBeUndefined();
});

test.each([
  [202, 'queued'],
  [429, ''],
])('C141 status %i with text %s is an error that contains both', async (status, text) => {
  post.mockResolvedValue(new Response(text, { status }));
  await expect(send()).rejects.toThrow(`status ${status}, '${text}'`);
});

test.each([
  ['user_id', { userId: '' }],
  ['service_id', { serviceId: '' }],
  ['template_id', { templateIds: { enquiry: 'e', quote: '' } }],
])('C142 a missing %s is an error that says where to find it, and nothing is sent', async (name, missing) => {
  await expect(send(missing)).rejects.toThrow(new RegExp(`${name}.*quote form.*Obtain it.*content/technical.yaml`));
  expect(post).not.toHaveBeenCalled();
});

test('C141 sending fails if there is no answer within 15 seconds', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => AbortSignal.abort(`${ms} ms have passed`));
  post.mockImplementation(async (_url, init) => {
    init?.signal?.throwIfAborted();
    return new Response('OK');
  });
  await expect(send()).rejects.toBe('15000 ms have passed');
});
