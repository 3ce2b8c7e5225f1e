import type { Service } from '#content/model/service.ts';
import { labourHourPrice } from '#content/prices.ts';

export const handyman = {
  id: 7,
  title: 'Handyman',
  slug: 'handyman',
  badge: 'Expertise',
  heroImage: {
    name: 'handyman-hero',
    alt: 'A workbench with tools hung in order on a petrol pegboard beside a newly fitted shelf',
  },
  lead: 'One list, one visit. Shelves, curtain rails, televisions, doors and furniture, done by the hour by somebody who checks the wall before drilling.',
  meta: {
    title: 'Handyman Services in Dubai',
    description:
      'A handyman by the hour in Dubai: hanging, fixing and assembling at home or at work. The hourly price with VAT, how to write the list and what to prepare.',
  },
  features: [
    'Shelves, pictures, mirrors and curtain rails',
    'Televisions and projectors on wall brackets',
    'Flat-pack furniture and office desks',
    'Doors, hinges, locks and handles adjusted or replaced',
    'Silicone joints in kitchens and bathrooms renewed',
    'Blinds, mosquito screens and wardrobe rails',
    'Bathroom accessories and child-safety fittings',
    'Small repairs to gypsum, skirting and tiles',
  ],
  section_1_heading: 'The list on the fridge',
  section_1_description: [
    'Small jobs pile up: the rail that came down, the door that scrapes, the television still in its box. Not one of them is worth a morning off work. Together they make a good visit.',
    'Write the list in the order that matters to you and count the pieces: “four shelves” tells us more than “some shelves”. Say what you have bought already and what we should bring. Anything we buy for you is priced before we buy it.',
    'What a wall will hold depends on the wall. Blockwork takes a plug. A concrete column needs a hammer drill. A gypsum partition carries only what a stud or a proper cavity anchor can bear. In bathrooms, each hole also has to miss the pipes and keep the waterproofing sound. We find out which of these you have before the first hole, not with it.',
  ],
  section_2_heading: 'How the hour is spent',
  section_2_description: [
    `A handyman costs ${labourHourPrice} per hour. When the list may be longer than the booked time, we say so on the walk-through, and you choose what goes first.`,
  ],
  steps: [
    {
      title: 'Walk the list',
      text: 'We go from room to room with you, look at each job and put them in order. Jobs that share tools go together.',
    },
    {
      title: 'Read the wall',
      text: 'A detector shows cables, pipes and metal studs. If a spot is wrong, we propose the nearest one that is right.',
    },
    {
      title: 'Mark and approve',
      text: 'Heights and distances are taped and levelled. You stand back and nod before anything is drilled.',
    },
    {
      title: 'Fix and fit',
      text: 'Holes are drilled with a vacuum at the bit, fixings matched to the load, furniture squared before its back panel goes on.',
    },
    {
      title: 'Load and try',
      text: 'Brackets are pulled, drawers run, locks turned, silicone left to cure with a note on when the shower may be used.',
    },
    {
      title: 'Tidy up',
      text: 'Dust is vacuumed and packaging folded. You keep spare screws, keys and manuals in one bag.',
    },
  ],
  section_3_heading: 'What belongs to another trade',
  section_3_description: [
    'A handyman changes a handle, a seal or a shower head. New cables and sockets go to our electricians, pipes inside walls to our plumbers, whole rooms to our painters; you book them all by the same number. Gas pipes are work for a gas company, and we leave them alone.',
    'If you rent, ask the landlord before we drill into tiles, façades or balcony walls. Managers of shops and offices: tell us about access passes, lift bookings and noise hours, so that the work fits the rules of the building.',
    'A Maintenance Agreement brings 2 free handyman hours, and for hours beyond them a 20% discount.',
  ],
  facts: [
    { label: 'Price', value: `${labourHourPrice} per hour` },
    { label: 'With an agreement', value: '2 free handyman hours, then 20% discount' },
    { label: 'Payment', value: 'Card machine, bank transfer or pay-by-link' },
    { label: 'Covered by', value: '30-day service warranty' },
  ],
  counted: 'handymanHours',
  prepare: [
    'Write one list with numbers, sizes and rooms',
    'Unpack deliveries and check that nothing is missing',
    'Know the weight of the television or mirror',
    'Clear the wall and some floor for assembling',
  ],
  signs: [
    'A door sticks, drops or no longer locks',
    'Silicone in the shower is black or peels off',
    'A shelf or rail pulls out of the wall',
    'You are moving in, moving out or furnishing an office',
  ],
  serviceType: 'Handyman',
} as const satisfies Service;
