import type { Image } from '#content/model/image.ts';

export const notFoundPage = {
  meta: {
    title: 'Page Not Found',
    description:
      'This address leads nowhere on our site. Go back to the home page, or call us and we will point the way.',
  },
  heading: 'Page Not Found',
  code: '404',
  text: 'The page you are looking for does not exist or has been removed.',
  link: 'Take me back',
  image: {
    name: 'not-found',
    alt: 'A petrol door standing ajar on its own in the dunes at dusk',
  } satisfies Image,
} as const;
