import type { Client } from '#content/model/client.ts';

/** Groups of clients, not people: nobody is named without having agreed to it. */
export const clients = [
  { id: 1, image: 'HO', alt: 'Homeowners' },
  { id: 2, image: 'TE', alt: 'Tenants' },
  { id: 3, image: 'BU', alt: 'Businesses' },
] as const satisfies readonly Client[];
