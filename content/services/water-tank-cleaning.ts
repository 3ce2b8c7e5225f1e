import type { Service } from '#content/model/service.ts';

export const waterTankCleaning = {
  id: 5,
  title: 'Water Tank Cleaning',
  slug: 'water-tank-cleaning',
  badge: 'Expertise',
  heroImage: {
    name: 'water-tank-cleaning-hero',
    alt: 'Two white water tanks on a roof with brass valves, a tool case, palms and a hazy skyline',
  },
  lead: 'The water you cook with and brush your teeth with waits in a tank on the roof or under the drive. We empty it, scrub it, disinfect it and fill it again.',
  meta: {
    title: 'Water Tank Cleaning in Dubai',
    description:
      'Roof and ground water tanks cleaned and disinfected at least twice a year, in villas and buildings. How the work goes and how to plan the hours without water.',
  },
  features: [
    'Tank drained to a proper drain',
    'Sediment sucked out, not flushed into your pipes',
    'Walls, roof and floor scrubbed',
    'Disinfection of all inner surfaces',
    'Float valve, overflow, vent and lid seal checked',
    'Pumps primed and started again',
    'Taps run until the water is clear',
  ],
  section_1_heading: 'What collects in a tank',
  section_1_description: [
    'Many villas store water twice: in a ground tank filled from the mains, and in a roof tank that a pump fills from below. In summer the roof tank warms through. The chlorine that protected the water fades, and whatever came along with it sinks to the floor as fine brown mud. Where light gets past a cracked lid, algae join in.',
    'Clean a tank at least twice a year. Spring and autumn are good times, one on each side of the heat. Clean it as well when you move in, after work on the mains and whenever a sandstorm has lifted a lid.',
    'Tenants often ask whose duty this is. Your tenancy contract or the building management has the answer; we work for either side, and for restaurants, nurseries and offices with tanks of their own.',
  ],
  section_2_heading: 'From the last drop to the first clean glass',
  section_2_description: [
    'Taps fed by the tank are off while it is empty. Tell us about babies, patients or kitchens that cannot do without, and we settle the order of the tanks so that one keeps serving where the pipework allows it.',
  ],
  steps: [
    {
      title: 'Isolate and drain',
      text: 'The inlet is shut and pumps are switched off, so that none runs dry. What is left leaves through the washout to a drain, never over the roof.',
    },
    {
      title: 'Enter safely',
      text: 'A large tank is a confined space: nobody climbs in without fresh air, light and a second person at the hatch. Small tanks are cleaned from outside.',
    },
    {
      title: 'Scrub and vacuum',
      text: 'Brushes that do not scratch fibreglass or plastic loosen the film. Mud and rinse water are sucked out.',
    },
    {
      title: 'Disinfect',
      text: 'A product meant for drinking-water tanks goes on every inner surface, stays for the contact time on its label and is rinsed away.',
    },
    {
      title: 'Check the fittings',
      text: 'We try the float valve and look at overflow, insect mesh, vent and lid seal. A worn part is shown to you with its price before it is changed.',
    },
    {
      title: 'Refill and flush',
      text: 'The tank fills, pumps are primed and restarted, and taps run until clear. The first litres go down the drain and not into the kettle.',
    },
  ],
  section_3_heading: 'Book before the tank reminds you',
  section_3_description: [
    'Tell us how many tanks you have, their rough size, what they are made of and where they stand. A photo of the hatch and the ladder lets us bring the right gear.',
    'If only the hot water smells or runs brown, the heater may be at fault and not the tank: its anode may be used up or its vessel full of scale. Our plumbers can look at that on the same visit.',
    'A Maintenance Agreement gives you a 20% discount on tank cleaning. Ask for both dates of the year at once, and the next one is settled.',
  ],
  facts: [
    { label: 'How often', value: 'At least twice a year' },
    { label: 'Price', value: 'Quoted by size, number and access' },
    { label: 'With an agreement', value: '20% discount' },
    { label: 'Covered by', value: '30-day service warranty' },
  ],
  prepare: [
    'Let the level fall the evening before, so that less water is wasted',
    'Fill some bottles and a bucket for the hours without supply',
    'Clear the way to the roof hatch or the pump room',
    'Tell neighbours or tenants who share the tank',
  ],
  signs: [
    'Water turns yellow or cloudy after standing',
    'Sand collects in shower heads and tap filters',
    'Cold water smells of earth or plastic',
    'The lid is cracked, loose or missing its seal',
    'Nobody remembers the last cleaning',
  ],
  serviceType: 'Water tank cleaning',
} as const satisfies Service;
