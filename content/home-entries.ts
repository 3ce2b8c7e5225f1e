import type { HomeEntry } from '#content/model/home-entry.ts';

/** The services list of the home page: exactly these eight, in this order (spec §2). */
export const homeEntries = [
  {
    id: 1,
    title: 'Air Conditioning',
    href: '/services/ac-install',
    description:
      'Split and ducted units chosen for the room, installed, replaced and repaired, and tested while you watch.',
    badge: '6K+ Completed',
    image: 'air-conditioning-entry',
    imageAlt: 'A white wall-mounted air conditioner above an oak sideboard in a sunlit room',
  },
  {
    id: 2,
    title: 'Duct Cleaning',
    href: '/services/duct-cleaning',
    description:
      'The dust that settles on your furniture often sits in the duct first. We brush it loose and take it out.',
    badge: 'Expertise',
    image: 'duct-cleaning-entry',
    imageAlt: 'An open ceiling bay with a round air duct, a slot diffuser and a brush on a flexible hose',
  },
  {
    id: 3,
    title: 'Coil Cleaning',
    href: '/services/coil-cleaning',
    description: 'Cooling coils washed through to the metal, indoors and outdoors, so that the unit breathes again.',
    badge: 'Expertise',
    image: 'coil-cleaning-entry',
    imageAlt: 'The bare cooling coil of a wall unit, rinsed with a fine spray from a brass lance',
  },
  {
    id: 4,
    title: 'Water Tank Cleaning',
    href: '/services/water-tank-cleaning',
    description:
      'Roof and ground tanks emptied, scrubbed, disinfected and refilled, with the float valve and the lid checked.',
    badge: 'Expertise',
    image: 'water-tank-cleaning-entry',
    imageAlt: 'Two white water tanks on a villa roof with pipes, valves and palms behind the parapet',
  },
  {
    id: 5,
    title: 'Plumbing',
    href: '/services/plumbing',
    description:
      'Leaks, blocked drains, water heaters, booster pumps and mixers, from the roof tank to the floor drain.',
    badge: 'Expertise',
    image: 'plumbing-entry',
    imageAlt: 'A stone washbasin with a brass tap running and its angle valves and bottle trap below',
  },
  {
    id: 6,
    title: 'Handyman',
    href: '/services/handyman',
    description:
      'Shelves, curtain rails, televisions, doors and flat-pack furniture: one list, one visit, charged by the hour.',
    badge: 'Expertise',
    image: 'handyman-entry',
    imageAlt: 'Hand tools laid out in order on an oak bench in front of a green pegboard',
  },
  {
    id: 7,
    title: 'Electrical',
    href: '/services/electrical',
    description:
      'A breaker that trips, a warm socket, a dead light: the cause is found, put right and tested before we leave.',
    badge: '3K+ Completed',
    image: 'electrical-entry',
    imageAlt: 'An open distribution board with two rows of breakers above a shelf with a meter and cable',
  },
  {
    id: 8,
    title: 'Painting',
    href: '/services/painting',
    description: 'Rooms, villas and shops filled, sanded, primed and painted by people who cover the floor first.',
    badge: 'Expertise',
    image: 'painting-entry',
    imageAlt: 'A wall half painted deep green, with a ladder, paint tins and a covered floor in front of it',
  },
] as const satisfies readonly HomeEntry[];
