import type * as v from 'valibot';
import { entryNumber, group, heading, line, list, paragraph } from './fields.ts';
import { picture } from './image.ts';
import { otherServiceLink } from './service.ts';
import { openingSentenceFields } from './shared-fields.ts';

const client = group('Client', 'One of the three in the home page’s “Recommended by” line.', {
  id: entryNumber,
  image: picture('Picture', 'Shown round and small.', true),
});

/**
 * `content/clients.yaml`. The sample pictures show buildings instead of people, because no client has agreed to be
 * named.
 */
export const clientsSchema = group('Clients', 'The “Recommended by” line of the home page.', {
  clients: list('Clients', client, [3, 3], 'Exactly three.'),
});

const shortPromise = group('Promise', 'Two short lines below the picture of the first view.', {
  title: line('Promise', 40, 'Two or three words.'),
  text: line('What it means', 50),
});

/** `content/pages/home.yaml` (spec §2). Other pages also use `keywords` and `openNow`. */
export const homePageSchema = group('Home', 'The home page, block by block.', {
  title: line('Title in search results', 60, 'The whole title, without the company’s name.'),
  description: paragraph('Description in search results', [70, 160]),
  keywords: list('Keywords', line('Keyword', 40), [1, 30], 'For the keywords tag of every page.'),
  hero: group('First view', '', {
    heading: line('Heading', 60, 'Word for word from the specification.'),
    tagline: line('Tagline', 90, 'Word for word from the specification.'),
    image: picture('Large picture', 'Below the heading; at least 1600 pixels wide.'),
    pointer: otherServiceLink(
      'Way to a service',
      'For visitors whose AC has stopped: the list below begins with installation.',
    ),
    urgent: line(
      'For urgent problems',
      190,
      'Beside it: whom to call, and who comes at night. The phone number in it becomes a link.',
    ),
    button: line('Button', 24),
    clientsLabel: line('Before the clients', 24),
    moreClients: line('After the clients', 24, 'For people who do not see the plus sign.'),
  }),
  promises: list('Promises', shortPromise, [4, 4], 'Exactly four.'),
  about: group('About', '', {
    heading,
    text: paragraph('Text', 300, 'Two or three sentences.'),
    agreement: line('Link to the Maintenance Agreement', 80, 'For businesses.'),
    image: picture('Picture'),
    points: list('Points', line('Point', 60), [1, 8], 'Word for word from the specification.'),
    button: line('Button', 24),
  }),
  services: group('Services', '', {
    kicker: line('Above the heading', 40),
    heading,
    text: paragraph('Text', 160),
    link: line('Link of a service', 24),
    about: line('Between the link and the service', 24, 'For screen readers, which list links without their headings.'),
    index: line('Name of the index', 40, 'Beside the list on a wide screen; for people who do not see it.'),
  }),
  openNow: group(
    'When technicians work',
    'Two lines in the first view of the home page, the services, the landing pages and the contact page; {time} and {day} are filled in by the clock.',
    {
      ...openingSentenceFields(36),
      hotline: line('The hotline', 36, 'Has to be true at any time.'),
    },
  ),
  callToAction: group('At the end', '', {
    heading,
    text: paragraph('Text', 200, 'What to send for an estimate, one or two sentences.'),
    button: line('Button', 24),
    or: line('Between the button and the phone', 12),
    prompt: line('Above the phone', 40),
  }),
  coverage: group('Where we work', 'Inside the last block, here and on the About page.', {
    heading,
    text: paragraph('Text', 400, 'One to three sentences. {communities} names them.'),
  }),
});

export type HomePage = Omit<v.InferOutput<typeof homePageSchema>, 'keywords'>;
