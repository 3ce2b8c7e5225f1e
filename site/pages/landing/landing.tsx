import { memo } from 'react';
import { hasSameData } from '../../browser/has-same-data.ts';
import type { Route } from './+types/landing.ts';
import { LandingPage } from './landing-page.tsx';
import { loadLanding } from './load-landing.ts';

export function loader({ pattern }: Route.LoaderArgs) {
  return loadLanding(pattern);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default memo(function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage data={loaderData} />;
}, hasSameData);
