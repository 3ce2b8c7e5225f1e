import type { Service } from '#content/model/service.ts';
import { acServicePrice } from '#content/prices.ts';

export const acMaintenance = {
  id: 2,
  title: 'AC Maintenance',
  slug: 'ac-maintenance',
  badge: '6K+ Completed',
  heroImage: {
    name: 'ac-maintenance-hero',
    alt: 'A wall air conditioner opened to show its fins, one filter taken out and set on a ladder',
  },
  lead: 'Dust, humidity and months of running without a pause are hard on an air conditioner. A service every 4 months keeps it cooling, dry and quiet.',
  meta: {
    title: 'AC Maintenance in Dubai',
    description:
      'One AC service takes 1 hour per unit and is due every 4 months. See the price with VAT, what the technician checks and how to prepare your home or office.',
  },
  features: [
    'Air temperature measured going in and coming out',
    'Filters and return grilles cleaned',
    'Drain tray emptied and drain line flushed',
    'Coil inspected and loose dust brushed off',
    'Fan, bearings and mountings checked',
    'Outdoor unit cleared of sand and leaves',
    'Terminals tightened, capacitor and contactor tested',
    'Thermostat compared with a thermometer',
    'A plain account of what will need attention next',
  ],
  section_1_heading: 'Small jobs that prevent the big ones',
  section_1_description: [
    'An air conditioner here runs for most of the year. All that time it pulls room air, and the dust in it, through a filter and across a cold, wet coil. What the filter misses sticks to the fins; what drips from the fins has to leave through a narrow drain. Clog either and the unit still works for a while, only weaker, louder and dearer to run.',
    'A service deals with this before you notice it. We clean what collects dirt, test what carries current and measure what cannot be seen. Afterwards you know which parts are fine, which are wearing and which can wait until next time.',
    'Have each unit checked every 4 months: before the heat, in the middle of it and after it. Homes with pets, smokers or building dust outside should keep to that rhythm strictly, and so should offices and shops whose units rarely rest.',
  ],
  section_2_heading: 'What the technician does',
  section_2_description: [
    'Plan for 1 hour per unit. Cooling is off in the room where we work, and the other rooms stay as they are. Ducted units are reached through the access panel in the ceiling, wall units from a step ladder.',
  ],
  steps: [
    {
      title: 'Listen and measure',
      text: 'You tell us what you have heard, smelt or felt. We read the air temperature on both sides of the coil: the difference says a good deal about fan, fins and gas.',
    },
    {
      title: 'Clean the air path',
      text: 'Filters are washed and dried. A torn one is shown to you before it is replaced. Grilles and louvres are wiped.',
    },
    {
      title: 'Clear the drain',
      text: 'The tray is emptied, the line flushed and, where there is a condensate pump, its float switch tried by hand. A blocked drain is what stains ceilings.',
    },
    {
      title: 'Check coil and fan',
      text: 'We look for frost, matted dust and bent fins, spin the fan wheel and listen to its bearings. A coil that is felted through needs a coil cleaning, and we tell you.',
    },
    {
      title: 'Go to the outdoor unit',
      text: 'Sand and leaves come out, the fan and the rubber mounts are checked, and a gauge set goes on only if the readings call for it: every connection loses a little gas.',
    },
    {
      title: 'Electrics and thermostat',
      text: 'With the isolator off we tighten terminals and test capacitor and contactor. The thermostat is compared with a thermometer; about 21\u00a0°C is the setting we suggest.',
    },
  ],
  section_3_heading: 'One service, or the whole year',
  section_3_description: [
    `A single service costs ${acServicePrice} per unit. Spare parts and refrigerant are quoted apart, and only when a reading or a worn part in our hand shows the need.`,
    'With several units, compare that with a Maintenance Agreement: it includes 3 AC services per unit, one every 4 months, and free labour on AC repair. Tell us the number of units and the type of property, and we work it out with you.',
  ],
  facts: [
    { label: 'Price', value: `${acServicePrice} per unit` },
    { label: 'How long', value: '1 hour per unit' },
    { label: 'How often', value: 'Every 4 months' },
    { label: 'Covered by', value: '30-day service warranty' },
  ],
  counted: 'acUnits',
  prepare: [
    'Note noises, smells and leaks, room by room',
    'Move what stands below the units',
    'Make sure that ceiling access panels can be opened',
    'Get the key to the roof or plant room if outdoor units are there',
  ],
  signs: [
    'Cooling takes longer than it did last season',
    'Water drips from the unit or marks the ceiling',
    'The first minutes smell sour or musty',
    'There is a new rattle, hum or squeal',
    'The electricity bill climbs though your habits have not changed',
  ],
  serviceType: 'Air conditioning',
} as const satisfies Service;
