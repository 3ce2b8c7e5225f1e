import type { Service } from '#content/model/service.ts';

export const coilCleaning = {
  id: 4,
  title: 'Coil Cleaning',
  slug: 'coil-cleaning',
  badge: 'Expertise',
  heroImage: {
    name: 'coil-cleaning-hero',
    alt: 'An opened air conditioner whose cooling fins are rinsed with a spray lance',
  },
  lead: 'Dirty coils use 30% more electricity, and you pay for it every month. We open the unit and wash the fins through to the metal, indoors and outdoors.',
  meta: {
    title: 'AC Coil Cleaning in Dubai',
    description:
      'Evaporator and condenser coils washed once a year, so the unit cools with less power. The work step by step, how to prepare, and when washing is not enough.',
  },
  features: [
    'Power isolated and proved off',
    'Panels and, where needed, the drain tray removed',
    'Indoor coil washed through, not just wiped',
    'Outdoor coil freed of sand and salt',
    'Bent fins combed straight',
    'Tray and drain line flushed afterwards',
    'Temperatures compared before and after',
  ],
  section_1_heading: 'Where the cooling really happens',
  section_1_description: [
    'Two coils do the work of a refrigerant air conditioner. The indoor one, the evaporator, is cold and wet and takes heat out of your room. The outdoor one, the condenser, is hot and dry and throws that heat away. Both are packs of thin aluminium fins around copper tube, and both depend on air passing freely between the fins.',
    'Indoors, moisture turns dust into felt. Outdoors, sand packs the fins and, close to the sea, salt eats at them. The room feels much the same for a long time, because the compressor makes up for the dirt by running longer and hotter. The meter shows the difference: dirty coils use 30% more electricity.',
    'Flats with chilled water have one coil for each fan coil unit, and no compressor of their own. That coil clogs in exactly the same way and is cleaned by the same method.',
  ],
  section_2_heading: 'From felted fins to bare metal',
  section_2_description: [
    'This goes deeper than the brushing that belongs to a normal service. Covers come off, water is used, and every drop is led to where it should go.',
  ],
  steps: [
    {
      title: 'Isolate and open',
      text: 'The isolator is switched off and the terminals are proved dead. Front panel, blower cover and, if access needs it, the tray are taken out.',
    },
    {
      title: 'Keep the room dry',
      text: 'A cleaning bib or sheet hangs under the unit and drains into a bucket. Circuit boards and motors are wrapped.',
    },
    {
      title: 'Loosen the dirt',
      text: 'Dust is vacuumed along the fins, never across them. A cleaner that is safe on aluminium then soaks in; harsh acid would shine today and corrode tomorrow.',
    },
    {
      title: 'Rinse gently',
      text: 'Low-pressure water pushes the dirt back out the way it came in. A pressure washer would fold the fins flat.',
    },
    {
      title: 'Comb and flush',
      text: 'Bent fins are straightened with a comb. Tray and drain are flushed, since everything rinsed from a coil ends up there.',
    },
    {
      title: 'Dry and compare',
      text: 'The fan dries the coil before the covers go back. We set the new temperature readings beside those taken on arrival.',
    },
  ],
  section_3_heading: 'When a coil is past cleaning',
  section_3_description: [
    'Washing cannot mend a leak. Oil stains on the fins, a hiss, or ice that is back within days point to lost refrigerant. We then look for the leak and quote for the repair, because topping up gas without finding the hole only rents you a few cool weeks.',
    'Fins that crumble at a touch, as they may after years of sea air, mean that the coil or the unit should be replaced. We look before we wash and say so then, not afterwards.',
    'Once a year is right for most units, ideally in spring. Send a photo with the front grille open and tell us whether the outdoor unit stands on a roof, a balcony or the ground. Agreement customers pay 20% less for coil cleaning.',
  ],
  facts: [
    { label: 'How often', value: 'Once a year' },
    { label: 'Why', value: 'Dirty coils use 30% more electricity' },
    { label: 'Price', value: 'Quoted by unit and access before work starts' },
    { label: 'With an agreement', value: '20% discount' },
  ],
  prepare: [
    'Take pictures, plants and lamps away from below the unit',
    'Leave a clear strip of floor for the ladder and the bucket',
    'Tell us of a tap and a drain we may use',
    'Make the outdoor unit reachable, and ask for roof access where you need a pass',
  ],
  signs: [
    'The air is cool but there is little of it',
    'Ice or frost on the copper pipe',
    'You can see grey felt behind the filter',
    'The outdoor unit roars and blows very hot air',
    'Bills rise while the weather stays the same',
  ],
  serviceType: 'Coil cleaning',
} as const satisfies Service;
