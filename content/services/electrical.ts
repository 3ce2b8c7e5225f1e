import type { Service } from '#content/model/service.ts';
import { labourHourPrice } from '#content/prices.ts';

export const electrical = {
  id: 8,
  title: 'Electrical',
  slug: 'electrical',
  badge: '3K+ Completed',
  heroImage: {
    name: 'electrical-hero',
    alt: 'An open distribution board on a sunlit wall above a shelf with a multimeter and screwdrivers',
  },
  lead: 'A breaker that keeps tripping, a socket that feels warm, half a room in the dark. We measure until we know the cause, then repair it and prove it safe.',
  meta: {
    title: 'Electrical Services in Dubai',
    description:
      'Electricians for breakers, sockets, lights and distribution boards in Dubai and the UAE. What to do first, what an inspection costs and how faults are found.',
  },
  features: [
    'Tripping breakers and earth leakage faults',
    'Distribution boards checked, labelled and repaired',
    'Sockets, switches and dimmers',
    'Indoor, garden and façade lighting',
    'Supplies for AC units, ovens and water heaters',
    'Doorbells, extractor fans and ceiling fans',
    'Testing after the repair, with the results explained',
  ],
  section_1_heading: 'A breaker that trips is telling you something',
  section_1_description: [
    'The supply in Dubai is 220\u00a0V at 50\u00a0Hz, and the sockets have three flat pins. Behind the door of your distribution board sit three kinds of switch: the main isolator, a miniature breaker for each circuit, and a residual current device, often still called an ELCB. That last one cuts the power when current leaks to earth, be it through a damp wall or through a person.',
    'A breaker that goes at once usually means a short circuit. One that goes after a while is overloaded, worn, or feeding a compressor that is about to fail. A residual current device that trips on humid days often leads to a heater element, or to a garden light with water in it.',
    'Unplug what is on the circuit and reset it once. If it trips again, leave it off and call us. At a smell of burning, switch off the main isolator if you can reach it safely.',
  ],
  section_2_heading: 'How we find the fault',
  section_2_description: [
    `Electricity is measured, not guessed at. The inspection starts with one labour hour at ${labourHourPrice}; if you go ahead with the repair, that hour is refunded.`,
  ],
  steps: [
    {
      title: 'Hear the story',
      text: 'What was running, what had just been changed, was it raining? The answer often halves the search.',
    },
    {
      title: 'Make it dead',
      text: 'The circuit is switched off, secured against being switched on again and proved dead with a tester before a cover is opened.',
    },
    {
      title: 'Test the circuit',
      text: 'As the fault requires, we measure insulation, earth continuity, load and the trip of the residual current device.',
    },
    {
      title: 'Show and agree',
      text: 'You see the scorched terminal or the reading, hear what the repair costs and decide.',
    },
    {
      title: 'Put it right',
      text: 'Cable is matched to its breaker, joints sit in boxes that stay accessible, and terminals are tightened properly.',
    },
    {
      title: 'Prove and label',
      text: 'Tests are repeated, loads are run, and the circuit gets a label that the next person can read.',
    },
  ],
  section_3_heading: 'Adding something that needs power?',
  section_3_description: [
    'An oven, a car charger, a larger air conditioner or a row of desks changes the load on the board. We check spare ways, cable sizes and the size of the incoming supply first. Some changes need approval from the utility or the landlord; we tell you before you buy the appliance.',
    'Two habits are worth ending today: imported plugs pushed into three-pin sockets through loose adaptors, and extension leads that feed other extension leads. Both overheat unseen. An extra socket is a modest job by comparison.',
    'Agreement customers have 1 electrical inspection per year and free labour on electrical repair. For everybody else, a photo of the open board, taken without touching it, is the best start of an enquiry.',
  ],
  facts: [
    { label: 'Inspection', value: `First labour hour ${labourHourPrice}` },
    { label: 'If we do the work', value: 'The first hour is refunded' },
    { label: 'Supply in Dubai', value: '220\u00a0V, 50\u00a0Hz' },
    { label: 'Urgent', value: 'Hotline 24/7, 365 days a year' },
  ],
  prepare: [
    'Write down which sockets and lights went off together',
    'Shut down computers and save your work',
    'Clear the way to the distribution board',
    'In a tower, ask where the meter room is and who holds its key',
  ],
  signs: [
    'A breaker or residual current device trips more than once',
    'A socket or plug is warm, brown or buzzing',
    'Lights flicker when the AC starts',
    'You feel a tingle on a tap, heater or appliance',
    'The test button of the residual current device does nothing',
  ],
  serviceType: 'Electrical',
} as const satisfies Service;
