import type { Service } from '#content/model/service.ts';

export const ductCleaning = {
  id: 3,
  title: 'Duct Cleaning',
  slug: 'duct-cleaning',
  badge: 'Expertise',
  heroImage: {
    name: 'duct-cleaning-hero',
    alt: 'A round brush on a hose cleaning a metal air duct through its access door, above a wooden ladder',
  },
  lead: 'In a ducted home the air passes metres of hidden passage before it reaches you. We brush those passages out under suction, so the dust leaves the building and does not land on your bed.',
  meta: {
    title: 'Duct Cleaning in Dubai',
    description:
      'AC duct cleaning for villas, flats and offices: at least once a year, 1.5 to 2 hours per unit. How it is done, what to move first and the signs to look for.',
  },
  features: [
    'Ducts looked at with a light before and after',
    'Furniture and floors under the openings covered',
    'Supply branches brushed under suction',
    'Return duct and plenum box vacuumed',
    'Diffusers and grilles taken down, washed and dried',
    'Sanitising mist where mould or odour is found',
    'Airflow checked at each opening',
  ],
  section_1_heading: 'What settles above the ceiling',
  section_1_description: [
    'Air in a ducted system makes a round trip: in at the return grille, across the unit, into a plenum box and along insulated branches to the slots in every room. Fine desert sand, lint and plaster dust left behind by builders settle along that route. The damp of cooling lets the layer cake.',
    'It shows as grey streaks beside the diffusers, as a film on the furniture a day after dusting, or as one bedroom that never gets enough air. Wiping the slot helps for a week. Taking the deposit out of the branch behind it helps for much longer.',
    'Once a year is the least a duct needs. Add a cleaning after a renovation, after a leak above the ceiling, or when a home has stood empty. Fan coil units in towers count too: their ducts are short, but the dust is the same.',
  ],
  section_2_heading: 'How ducts are cleaned',
  section_2_description: [
    'Allow 1.5 to 2 hours per unit. The unit is off for that time, so a morning visit is kinder in summer. If somebody at home has asthma or an allergy, tell us and let them rest in a room that we do last.',
  ],
  steps: [
    {
      title: 'Open and inspect',
      text: 'We open the access panels, shine a light along the branches and agree with you which runs are dirty. Clean ones are left alone.',
    },
    {
      title: 'Cover and seal',
      text: 'Beds, sofas and floors below are covered. Openings we are not working on are taped, so that loosened dust goes to the extractor and not into the next room.',
    },
    {
      title: 'Brush under suction',
      text: 'A turning brush travels along the run while a filtered vacuum pulls from the other end. Flexible duct gets a softer brush, because its lining tears easily.',
    },
    {
      title: 'Wash the openings',
      text: 'Diffusers and grilles come down and are washed. The plenum box behind them is vacuumed by hand, corners included.',
    },
    {
      title: 'Treat mould and odour',
      text: 'Where either is found, a product made for air systems is misted in after the brushing. It does not replace cleaning, and we use it only with your consent.',
    },
    {
      title: 'Run and check',
      text: 'The unit starts, we feel for steady air at each slot, remove covers and take the collected dust away.',
    },
  ],
  section_3_heading: 'Plan the visit with us',
  section_3_description: [
    'Give us the number of indoor units and say whether the ceiling has access panels. Without one near the unit we may have to cut an opening and fit a panel; that is priced and agreed beforehand.',
    'Ducts and coil collect the same dust. If the coil is matted, clean branches alone will not bring the airflow back, and doing both on one visit saves you a second morning.',
    'Sometimes the cause is not dirt: a crushed branch, torn insulation, a joint that has slipped off its collar. Then we show you the place and quote for that repair instead. Under a Maintenance Agreement you have a 20% discount on duct cleaning.',
  ],
  facts: [
    { label: 'How often', value: 'At least once a year' },
    { label: 'How long', value: '1.5 to 2 hours per unit' },
    { label: 'Price', value: 'Quoted by number of units before work starts' },
    { label: 'With an agreement', value: '20% discount' },
  ],
  prepare: [
    'Move beds, lamps and electronics from under the diffusers',
    'Cover or put away clothes in open wardrobes',
    'Have the key to the AC cupboard or ceiling panel at hand',
    'Choose a room for children and pets that we clean last',
  ],
  signs: [
    'Grey streaks on the ceiling around the slots',
    'Furniture is dusty again a day after cleaning',
    'One room gets much less air than the others',
    'The first air of the day smells of dust or damp',
    'You have renovated or just moved in',
  ],
  serviceType: 'Duct cleaning',
} as const satisfies Service;
