import type { LandingTexts } from '#content/model/landing-texts.ts';

/** Words that every campaign page shares; what is said about the service itself is in content/landings. */
export const landingTexts = {
  call: 'Call',
  film: { pause: 'Pause the film', play: 'Play the film' },
  marquee: { pause: 'Pause the moving names', play: 'Let the names move' },
  carousel: {
    name: 'Pictures of paint jobs',
    previous: 'Previous picture',
    next: 'Next picture',
    position: 'Picture {number} of {total}',
  },
} as const satisfies LandingTexts;
