import * as v from 'valibot';
import { choice, group, heading, line, list, paragraph, reference, slug, yesNo } from './fields.ts';
import { picture } from './image.ts';
import { calculatorUnits } from './service-page.ts';
import { pageMetaSchema } from './shared-fields.ts';

const badges = { '6K+ Completed': '6K+ Completed', '3K+ Completed': '3K+ Completed', Expertise: 'Expertise' };

/** Names of icons in `site/design/primitives/icon`. TypeScript reports a name that does not exist there. */
const benefitIcons = {
  check: 'Tick',
  clock: 'Clock',
  leaf: 'Leaf',
  phone: 'Phone',
  shield: 'Shield',
  snowflake: 'Snowflake',
  thermometer: 'Thermometer',
  tools: 'Tools',
};

const benefit = group('Benefit', '', {
  icon: choice('Icon', '', benefitIcons),
  text: line('Text', [20, 90], 'One short sentence.'),
});

export const visitStepSchema = group('Step', 'One step of the visit.', {
  title: line('Title', 40, 'Two to five words.'),
  text: paragraph('Text', 320, 'One to three sentences.'),
});

/**
 * The groups of the Services menu, with their names in the editor. The headings that visitors see are in
 * `content/pages/header-and-footer.yaml`.
 */
const menuGroups = { air: 'Air', water: 'Water and pipes', rooms: 'Rooms and repairs' };

const fact = group('Fact', '', {
  label: line('Label', 24, 'Like “How long”.'),
  value: line('Value', 90, 'Like “1 hour per unit”.'),
});

const homeEntry = group(
  'On the home page',
  'The entry in the home page’s list. Leave all of it empty for a service that is not in that list.',
  {
    title: line('Title', 40),
    description: paragraph('Description', [60, 160], 'One or two sentences.'),
    image: picture('Picture', 'The large picture of the entry.'),
    alias: v.optional(
      slug('Other address', 'Only for AC installation, whose entry links to ac-install. Leave it empty elsewhere.'),
    ),
  },
);

/** A group of fields: a text and a link to another service that the visitor may need instead. */
export const otherServiceLink = (title: string, help: string) =>
  group(title, help, {
    text: line('Text', 80),
    link: line('Link', 40),
    service: reference('Service', 'The other service.', 'services'),
  });

const paragraphs = (title: string, help: string) => list(title, paragraph('Paragraph', 700), [1, 6], help);

/**
 * `content/services/<slug>.yaml`. The specification (§3) defines `title`, `badge`, `heroImage`, `benefits`, `features`,
 * the fields with underscores, the values of `serviceType` and most of `home`; the other fields are additions.
 */
export const serviceSchema = group('Service', 'A service and its page.', {
  title: line('Title', 40, 'Heading of the page and label in every menu and list.'),
  badge: choice('Badge', 'Above the heading and in the home page’s list.', badges),
  heroImage: picture('Large picture', 'At the top of the page; at least 1600 pixels wide.'),
  lead: paragraph('Lead', [80, 220], 'One or two sentences under the heading.'),
  pointer: v.optional(
    otherServiceLink(
      'Pointer to another service',
      'Under the lead, for those who look for something else. May be left empty.',
    ),
  ),
  meta: pageMetaSchema,
  benefits_heading: v.optional(line('Benefits: heading', 60, 'Only on AC installation.')),
  benefits: v.optional(list('Benefits', benefit, [0, 8], 'Only on AC installation.')),
  features: list('What is included', line('Entry', 80), [5, 10], 'The checklist, 5 to 10 short entries.'),
  additional_features_heading: v.optional(line('More features: heading', 60, 'Only on painting.')),
  additional_features: v.optional(list('More features', line('Entry', 90), [0, 8], 'Only on painting.')),
  selfChecks: v.optional(
    group(
      'What visitors check first',
      'Before the price, with the phone number; also on a page that points at this one. May be left empty.',
      {
        heading,
        text: paragraph('Text', 300),
        points: list('Checks', line('Check', 240), [2, 8], 'In order.'),
      },
    ),
  ),
  section_1_heading: line('First section: heading', 70),
  section_1_description: paragraphs('First section: paragraphs', 'The intro.'),
  section_2_heading: line('Second section: heading', 70),
  section_2_description: paragraphs('Second section: paragraphs', 'What happens on the visit; the steps follow.'),
  visitImage: v.optional(picture('Picture beside the steps', 'May be left empty.')),
  steps: list('Steps', visitStepSchema, [4, 7], 'In the order in which they happen, 4 to 7.'),
  section_3_heading: line('Third section: heading', 70),
  section_3_description: paragraphs('Third section: paragraphs', 'Ends in the Enquire Now button.'),
  facts: list(
    'Facts',
    fact,
    [2, 5],
    'Beside the intro: what it costs, how long it takes, how often it is due. 2 to 5.',
  ),
  calculatorUnit: v.optional(
    choice(
      'Calculator',
      'What visitors count below the facts. Only where the company page has a price: else leave it empty.',
      calculatorUnits,
    ),
  ),
  prepare: list('Before we come', line('Entry', 90), [2, 5], 'What the visitor does before the team comes, 2 to 5.'),
  signs: list('When to call us', line('Entry', 90), [3, 6], '3 to 6 entries.'),
  offer: v.optional(reference('Offer', 'Shown under the facts while it runs. May be left empty.', 'offers')),
  isUrgent: v.optional(
    yesNo('Before you call', 'Whether the page answers who comes at night and who pays: for faults that cannot wait.'),
  ),
  menuGroup: choice('Group in the Services menu', '', menuGroups),
  serviceType: line('Option in the enquiry form', 30, 'What Enquire Now chooses there; services may share one.'),
  home: v.optional(homeEntry),
});

export type MenuGroup = keyof typeof menuGroups;
export type Benefit = v.InferOutput<typeof benefit>;
export type Step = v.InferOutput<typeof visitStepSchema>;

/** A service with its slug, and with its position in the list of services as `id`, starting at 1. */
export type Service = v.InferOutput<typeof serviceSchema> & { id: number; slug: string };

/** `content/service-order.yaml`: the order of the services. */
export const serviceOrderSchema = group('Order of the services', 'Menus, lists and “Next Service” follow it.', {
  order: list(
    'Order',
    reference('Service', '', 'services'),
    [1, 500],
    'Sorted by dragging. A service that is not named here comes last. The specification fixes the order of its nine.',
  ),
});
