import type { Service } from '#content/model/service.ts';
import { labourHourPrice } from '#content/prices.ts';

export const airConditioningInstallation = {
  id: 1,
  title: 'AC Installation & Replacement',
  slug: 'air-conditioning-installation',
  badge: '6K+ Completed',
  heroImage: {
    name: 'ac-installation-hero',
    alt: 'A new air conditioner on a bench below its mounting plate, beside a ladder, a drill and a coil of copper pipe',
  },
  lead: 'A new air conditioner is only as good as its sizing and its pipework. We measure the room first, name the whole price, install, and let you feel the cold air before we leave.',
  meta: {
    title: 'AC Installation & Replacement',
    description:
      'Split, ducted and fan coil units sized, installed and replaced in Dubai and the UAE. See how a visit goes, what to prepare and when repair is the better choice.',
  },
  benefits_heading: 'What careful installation gives you',
  benefits: [
    { icon: 'thermometer', text: 'Capacity that suits the room, its glass and its afternoon sun' },
    { icon: 'snowflake', text: 'A dry, leak-tested circuit that keeps its refrigerant' },
    { icon: 'leaf', text: 'Room to breathe outdoors, so the compressor works less' },
    { icon: 'tools', text: 'A drain with a real fall, and no stains on the ceiling' },
    { icon: 'shield', text: 'A 30-day service warranty and a first-time fix guarantee' },
    { icon: 'tag', text: 'Save AED\u00a050 on AC installation and repair' },
  ],
  features: [
    'Room, ceiling void and outdoor position measured',
    'Advice on type, capacity and place of the unit',
    'Old unit taken down and its refrigerant recovered',
    'Indoor and outdoor units mounted and levelled',
    'Copper lines, insulation and drain run and fixed',
    'Supply connected through its own isolator',
    'Nitrogen pressure test and vacuum before charging',
    'Start-up readings taken in front of you',
    'Thermostat set up and explained',
  ],
  section_1_heading: 'The right size, in the right place',
  section_1_description: [
    'Most homes in the Gulf have one of three systems: wall-mounted splits in single rooms, ducted splits hidden above the false ceiling of a villa, or fan coil units fed with chilled water in a tower. Each is chosen, fitted and replaced in its own way, so the first job is to see what you have.',
    'Capacity comes next. A west-facing living room with a wall of glass needs far more cooling than a shaded bedroom of the same floor area. Too small a unit never rests in August. Too large a unit chills the air quickly, switches off and leaves the room damp. We look at area, ceiling height, glass, orientation and the number of people before we name a size.',
    'A replacement raises one more question: what can stay? Ducts, drains and cables in good order are kept. Pipes that do not suit the new refrigerant, crumbling insulation and scorched isolators are not.',
  ],
  section_2_heading: 'How the installation goes',
  section_2_description: [
    'You hear the whole price first: unit, material and labour. Nothing is opened until you agree, and how long the work takes is settled with you at the same moment, because a single split and a ducted floor are different jobs.',
  ],
  steps: [
    {
      title: 'Measure and quote',
      text: `We look at the room, the route of the pipes and the distribution board. This inspection costs ${labourHourPrice}, and the amount is refunded when the work follows.`,
    },
    {
      title: 'Protect and remove',
      text: 'Floors and furniture are covered. Refrigerant from the old unit is drawn into a cylinder instead of being let into the air, and the unit is carried out.',
    },
    {
      title: 'Mount both units',
      text: 'The indoor unit hangs level on fixings made for block, concrete or gypsum. The outdoor unit stands on rubber feet, with open space for hot air to leave.',
    },
    {
      title: 'Pipe, drain and wire',
      text: 'Copper lines are insulated over their whole length, the drain falls towards its outlet, and the supply ends in an isolator you can reach.',
    },
    {
      title: 'Test and evacuate',
      text: 'Nitrogen pressure shows any leak. Then a vacuum pump draws out air and moisture before refrigerant goes in.',
    },
    {
      title: 'Start up and explain',
      text: 'We read temperatures, pressures and current, pour water through the drain and go through the thermostat with you.',
    },
  ],
  section_3_heading: 'Repair it or replace it?',
  section_3_description: [
    'If one part of an otherwise sound unit has failed, a repair is usually the better spend, and we will say so. Age, a leaking coil, an old refrigerant or the third breakdown of a summer speak for a new one. You can save AED\u00a050 on AC installation and repair, so the saving does not push you either way.',
    'Two photos answer most of our questions: the label of the present unit and the place where the outdoor unit stands. Add the room size and the floor, and send them with your enquiry or by e-mail.',
  ],
  facts: [
    { label: 'Price', value: 'Quoted for your rooms before work starts' },
    { label: 'Inspection', value: `${labourHourPrice}, refunded when the work follows` },
    { label: 'You save', value: 'AED\u00a050 on AC installation and repair' },
    { label: 'Covered by', value: '30-day service warranty' },
  ],
  prepare: [
    'Ask building or community management whether the outdoor unit needs a permit',
    'Clear the wall below the unit and the floor around it',
    'Arrange access to the roof, balcony or plant room',
    'Keep children and pets out of the room while pipes and cables are open',
  ],
  signs: [
    'The room never reaches the set temperature in the afternoon',
    'The unit starts and stops every few minutes',
    'The compressor trips its breaker again after a repair',
    'Parts for the model are hard to get',
    'You are extending the home or joining two rooms',
  ],
  serviceType: 'Air conditioning',
} as const satisfies Service;
