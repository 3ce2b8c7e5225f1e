import { Children, type ReactNode } from 'react';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import type { LandingData } from './landing-data.ts';
import { LandingHero } from './landing-hero.tsx';
import { landingSections } from './landing-sections.tsx';

export type LandingPageProps = { data: LandingData; form?: ReactNode };

export function LandingPage({ data, form }: LandingPageProps) {
  const { landing, heroVideo, texts, call, openNow } = data;
  return (
    <>
      <LandingHero
        call={call}
        video={heroVideo}
        videoLabels={texts.video}
        offer={landing.order.includes('offer') ? undefined : landing.offer}
        hero={landing.hero}
        openNow={openNow}
      >
        {form}
      </LandingHero>
      {landing.order.map((part) =>
        Children.map(landingSections[part](data), (block) => block && <Reveal>{block}</Reveal>),
      )}
    </>
  );
}
