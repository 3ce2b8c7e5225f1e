import type * as v from 'valibot';
import { group, line, list, paragraph } from './fields.ts';
import { picture } from './image.ts';
import { openingLines } from './opening-lines.ts';
import { pointer } from './service.ts';

const shortPromise = group('Promise', 'Two short lines below the picture of the first view.', {
  title: line('Promise', 'Two or three words.', { max: 40 }),
  text: line('What it means', 'Up to 50 characters.', { max: 50 }),
});

/** `content/pages/home.yaml` (spec §2). Other pages also use `keywords` and `openNow`. */
export const homePageFile = group('Home', 'The home page, block by block.', {
  title: line('Title in search results', 'The whole title, without the company’s name.', { max: 60 }),
  description: paragraph('Description in search results', '70 to 160 characters.', { min: 70, max: 160 }),
  keywords: list('Keywords', 'For the keywords tag of every page.', line('Keyword', '', { max: 40 }), {
    min: 1,
    max: 30,
  }),
  hero: group('First view', '', {
    heading: line('Heading', 'Word for word from the specification.', { max: 60 }),
    tagline: line('Tagline', 'Word for word from the specification.', { max: 90 }),
    image: picture('Large picture', 'Below the heading; at least 1600 pixels wide.'),
    pointer: pointer('Way to a service', 'For visitors whose AC has stopped: the list below begins with installation.'),
    urgent: line(
      'For urgent problems',
      'Beside it: whom to call, and who comes at night. The phone number in it becomes a link.',
      { max: 190 },
    ),
    button: line('Button', '', { max: 24 }),
    clientsLabel: line('Before the clients', '', { max: 24 }),
    moreClients: line('After the clients', 'For people who do not see the plus sign.', { max: 24 }),
  }),
  promises: list('Promises', 'Exactly four.', shortPromise, { min: 4, max: 4 }),
  about: group('About', '', {
    heading: line('Heading', '', { max: 60 }),
    text: paragraph('Text', 'Two or three sentences.', { max: 300 }),
    image: picture('Picture', ''),
    points: list('Points', 'Word for word from the specification.', line('Point', '', { max: 60 }), {
      min: 1,
      max: 8,
    }),
    button: line('Button', '', { max: 24 }),
  }),
  services: group('Services', '', {
    kicker: line('Above the heading', '', { max: 40 }),
    heading: line('Heading', '', { max: 60 }),
    text: paragraph('Text', '', { max: 160 }),
    link: line('Link of a service', '', { max: 24 }),
    about: line('Between the link and the service', 'For screen readers, which list links without their headings.', {
      max: 24,
    }),
    index: line('Name of the index', 'Beside the list on a wide screen; for people who do not see it.', { max: 40 }),
  }),
  openNow: group(
    'When technicians work',
    'Two lines in the first view of the home page, the services, the landing pages and the contact page; {time} and {day} are filled in by the clock.',
    {
      ...openingLines(36),
      hotline: line('The hotline', 'Has to be true at any time.', { max: 36 }),
    },
  ),
  callToAction: group('At the end', '', {
    heading: line('Heading', '', { max: 60 }),
    text: paragraph('Text', 'What to send for an estimate, one or two sentences.', { max: 200 }),
    button: line('Button', '', { max: 24 }),
    or: line('Between the button and the phone', '', { max: 12 }),
    prompt: line('Above the phone', '', { max: 40 }),
  }),
  coverage: group('Where we work', 'Inside the last block, here and on the About page.', {
    heading: line('Heading', '', { max: 60 }),
    text: paragraph('Text', 'One to three sentences. {communities} names them.', { max: 400 }),
  }),
});

export type HomePage = Omit<v.InferOutput<typeof homePageFile>, 'keywords'>;
