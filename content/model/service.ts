import * as v from 'valibot';
import { calculatorUnits } from './cost.ts';
import { choice, group, line, list, paragraph, reference, slug, yesNo } from './fields.ts';
import { type Image, picture } from './image.ts';
import { pageMeta } from './page-meta.ts';

const badges = { '6K+ Completed': '6K+ Completed', '3K+ Completed': '3K+ Completed', Expertise: 'Expertise' };

/** Names of icons in `site/design/primitives/icon`. TypeScript reports a name that does not exist there. */
const benefitIcons = {
  calendar: 'Calendar',
  check: 'Tick',
  clock: 'Clock',
  leaf: 'Leaf',
  phone: 'Phone',
  pin: 'Place on a map',
  shield: 'Shield',
  snowflake: 'Snowflake',
  star: 'Star',
  tag: 'Price tag',
  thermometer: 'Thermometer',
  tools: 'Tools',
};

const benefit = group('Benefit', '', {
  icon: choice('Icon', '', benefitIcons),
  text: line('Text', 'One short sentence, 20 to 90 characters.', { min: 20, max: 90 }),
});

export const step = group('Step', 'One step of the visit.', {
  title: line('Title', 'Two to five words.', { max: 40 }),
  text: paragraph('Text', 'One to three sentences.', { max: 320 }),
});

const fact = group('Fact', '', {
  label: line('Label', 'Like “How long”.', { max: 24 }),
  value: line('Value', 'Like “1 hour per unit”.', { max: 90 }),
});

const homeEntry = group(
  'On the home page',
  'The entry in the home page’s list. Leave all of it empty for a service that is not in that list.',
  {
    title: line('Title', '', { max: 40 }),
    description: paragraph('Description', 'One or two sentences, 60 to 160 characters.', { min: 60, max: 160 }),
    image: picture('Picture', 'The large picture of the entry.'),
    alias: v.optional(
      slug('Other address', 'Only for AC installation, whose entry links to ac-install. Leave it empty elsewhere.'),
    ),
  },
);

export const pointer = (title: string, help: string) =>
  group(title, help, {
    text: line('Text', '', { max: 80 }),
    link: line('Link', '', { max: 40 }),
    service: reference('Service', 'The other service.', 'services'),
  });

const paragraphs = (title: string, help: string) =>
  list(title, help, paragraph('Paragraph', '', { max: 700 }), { min: 1, max: 6 });

/**
 * `content/services/<slug>.yaml`. The specification (§3) defines `title`, `badge`, `heroImage`, `benefits`, `features`,
 * the fields with underscores, the values of `serviceType` and most of `home`; the other fields are additions.
 */
export const serviceFile = group('Service', 'A service and its page.', {
  title: line('Title', 'Heading of the page and label in every menu and list.', { max: 40 }),
  badge: choice('Badge', 'Above the heading and in the home page’s list.', badges),
  heroImage: picture('Large picture', 'At the top of the page; at least 1600 pixels wide.'),
  lead: paragraph('Lead', 'One or two sentences under the heading, 80 to 220 characters.', { min: 80, max: 220 }),
  pointer: v.optional(
    pointer('Pointer to another service', 'Under the lead, for those who look for something else. May be left empty.'),
  ),
  meta: pageMeta,
  benefits_heading: v.optional(line('Benefits: heading', 'Only on AC installation.', { max: 60 })),
  benefits: v.optional(list('Benefits', 'Only on AC installation.', benefit, { max: 8 })),
  features: list('What is included', 'The checklist, 5 to 10 short entries.', line('Entry', '', { max: 80 }), {
    min: 5,
    max: 10,
  }),
  additional_features_heading: v.optional(line('More features: heading', 'Only on painting.', { max: 60 })),
  additional_features: v.optional(
    list('More features', 'Only on painting.', line('Entry', '', { max: 90 }), { max: 8 }),
  ),
  selfChecks: v.optional(
    group('What visitors check first', 'Before the price, with the phone number. May be left empty.', {
      heading: line('Heading', '', { max: 60 }),
      text: paragraph('Text', '', { max: 260 }),
      points: list('Checks', 'In order.', line('Check', '', { max: 120 }), { min: 2, max: 5 }),
    }),
  ),
  section_1_heading: line('First section: heading', '', { max: 70 }),
  section_1_description: paragraphs('First section: paragraphs', 'The intro.'),
  section_2_heading: line('Second section: heading', '', { max: 70 }),
  section_2_description: paragraphs('Second section: paragraphs', 'What happens on the visit; the steps follow.'),
  steps: list('Steps', 'In the order in which they happen, 4 to 7.', step, { min: 4, max: 7 }),
  section_3_heading: line('Third section: heading', '', { max: 70 }),
  section_3_description: paragraphs('Third section: paragraphs', 'Ends in the Enquire Now button.'),
  facts: list('Facts', 'Beside the intro: what it costs, how long it takes, how often it is due. 2 to 5.', fact, {
    min: 2,
    max: 5,
  }),
  calculatorUnit: v.optional(
    choice(
      'Calculator',
      'What visitors count below the facts. Only where the company page has a price: else leave it empty.',
      calculatorUnits,
    ),
  ),
  prepare: list(
    'Before we come',
    'What the visitor does before the team comes, 2 to 5.',
    line('Entry', '', { max: 90 }),
    {
      min: 2,
      max: 5,
    },
  ),
  signs: list('When to call us', '3 to 6 entries.', line('Entry', '', { max: 90 }), { min: 3, max: 6 }),
  offer: v.optional(reference('Offer', 'Shown under the facts while it runs. May be left empty.', 'offers')),
  isUrgent: v.optional(
    yesNo('Help after hours', 'Whether the page answers who comes at night: for faults that cannot wait.'),
  ),
  serviceType: line('Option in the enquiry form', 'What Enquire Now chooses there; services may share one.', {
    max: 30,
  }),
  home: v.optional(homeEntry),
});

export type ServiceBadge = keyof typeof badges;
export type Benefit = v.InferOutput<typeof benefit>;
export type Step = v.InferOutput<typeof step>;
export type Fact = v.InferOutput<typeof fact>;

/** `id` is the position in the list, starting at 1. */
export type Service = v.InferOutput<typeof serviceFile> & { id: number; slug: string };

/** `content/service-order.yaml` */
export const serviceOrderFile = group('Order of the services', 'Menus, lists and “Next Service” follow it.', {
  order: list(
    'Order',
    'Sorted by dragging. A service that is not named here comes last. The specification fixes the order of its nine.',
    reference('Service', '', 'services'),
    { min: 1 },
  ),
});

/** An entry of the services list on the home page (spec §3). */
export type HomeEntry = {
  /** The position in the list, starting at 1. */
  id: number;
  title: string;
  /** The id of the entry's element, for links to its hash. */
  anchor: string;
  /** The path of the service. The first entry has the alias `/services/ac-install`, as spec §2 requires. */
  href: `/services/${string}`;
  description: string;
  badge: ServiceBadge;
  /** Includes the alternative text, which spec §3 names `imageAlt`. */
  image: Image;
};
