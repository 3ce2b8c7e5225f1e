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
    imageAlt: 'A white split air conditioner on a sunlit wall above an oak sideboard',
  },
  {
    id: 2,
    title: 'Duct Cleaning',
    href: '/services/duct-cleaning',
    description:
      'The dust that settles on your furniture often sits in the duct first. We brush it loose and take it out.',
    badge: 'Expertise',
    image: 'duct-cleaning-entry',
    imageAlt: 'A round brush on a hose inside the opening of a metal air duct',
  },
  {
    id: 3,
    title: 'Coil Cleaning',
    href: '/services/coil-cleaning',
    description: 'Cooling coils washed through to the metal, indoors and outdoors, so that the unit breathes again.',
    badge: 'Expertise',
    image: 'coil-cleaning-entry',
    imageAlt: 'Copper bends and fine aluminium fins of an air conditioner coil being rinsed',
  },
  {
    id: 4,
    title: 'Water Tank Cleaning',
    href: '/services/water-tank-cleaning',
    description:
      'Roof and ground tanks emptied, scrubbed, disinfected and refilled, with the float valve and the lid checked.',
    badge: 'Expertise',
    image: 'water-tank-cleaning-entry',
    imageAlt: 'An opened roof water tank with a hose running into it, palms and the city behind',
  },
  {
    id: 5,
    title: 'Plumbing',
    href: '/services/plumbing',
    description:
      'Leaks, blocked drains, water heaters, booster pumps and mixers, from the roof tank to the floor drain.',
    badge: 'Expertise',
    image: 'plumbing-entry',
    imageAlt: 'A brass bottle trap and two angle valves on copper pipes below a stone basin',
  },
  {
    id: 6,
    title: 'Handyman',
    href: '/services/handyman',
    description:
      'Shelves, curtain rails, televisions, doors and flat-pack furniture: one list, one visit, charged by the hour.',
    badge: 'Expertise',
    image: 'handyman-entry',
    imageAlt: 'A cordless drill and a tape measure on a bench before a pegboard of tools',
  },
  {
    id: 7,
    title: 'Electrical',
    href: '/services/electrical',
    description:
      'A breaker that trips, a warm socket, a dead light: the cause is found, put right and tested before we leave.',
    badge: '3K+ Completed',
    image: 'electrical-entry',
    imageAlt: 'A distribution board with rows of breakers above a shelf with a multimeter',
  },
  {
    id: 8,
    title: 'Painting',
    href: '/services/painting',
    description: 'Rooms, villas and shops filled, sanded, primed and painted by people who cover the floor first.',
    badge: 'Expertise',
    image: 'painting-entry',
    imageAlt: 'A paint roller at the edge of fresh petrol paint beside a wooden ladder',
  },
] as const satisfies readonly HomeEntry[];
