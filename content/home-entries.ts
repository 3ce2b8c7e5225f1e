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
    imageAlt: 'A turning brush on a flexible shaft at the access hole of a round metal duct',
  },
  {
    id: 3,
    title: 'Coil Cleaning',
    href: '/services/coil-cleaning',
    description: 'Cooling coils washed through to the metal, indoors and outdoors, so that the unit breathes again.',
    badge: 'Expertise',
    image: 'coil-cleaning-entry',
    imageAlt: 'The fins of a cooling coil seen close, rinsed by a spray from a brass lance',
  },
  {
    id: 4,
    title: 'Water Tank Cleaning',
    href: '/services/water-tank-cleaning',
    description:
      'Roof and ground tanks emptied, scrubbed, disinfected and refilled, with the float valve and the lid checked.',
    badge: 'Expertise',
    image: 'water-tank-cleaning-entry',
    imageAlt: 'The open hatch of a white roof tank with its lid leaning beside it and a hose hanging in',
  },
  {
    id: 5,
    title: 'Plumbing',
    href: '/services/plumbing',
    description:
      'Leaks, blocked drains, water heaters, booster pumps and mixers, from the roof tank to the floor drain.',
    badge: 'Expertise',
    image: 'plumbing-entry',
    imageAlt: 'A brass bottle trap and two angle valves with green handles below a stone basin',
  },
  {
    id: 6,
    title: 'Handyman',
    href: '/services/handyman',
    description:
      'Shelves, curtain rails, televisions, doors and flat-pack furniture: one list, one visit, charged by the hour.',
    badge: 'Expertise',
    image: 'handyman-entry',
    imageAlt: 'A drill, a tape measure and a tray of screws on an oak bench in front of a pegboard',
  },
  {
    id: 7,
    title: 'Electrical',
    href: '/services/electrical',
    description:
      'A breaker that trips, a warm socket, a dead light: the cause is found, put right and tested before we leave.',
    badge: '3K+ Completed',
    image: 'electrical-entry',
    imageAlt: 'Two rows of breakers in a distribution board, seen close, with one switched off',
  },
  {
    id: 8,
    title: 'Painting',
    href: '/services/painting',
    description: 'Rooms, villas and shops filled, sanded, primed and painted by people who cover the floor first.',
    badge: 'Expertise',
    image: 'painting-entry',
    imageAlt: 'A paint roller at the ragged edge of fresh deep green on a pale wall',
  },
] as const satisfies readonly HomeEntry[];
