import { routeComponent } from '../../browser/route-component.ts';
import type { Route } from './+types/landing.ts';
import { LandingPage } from './landing-page.tsx';
import { loadLanding } from './load-landing.ts';

export function loader({ pattern }: Route.LoaderArgs) {
  return loadLanding(pattern);
}

export { meta } from '../../seo/route-meta.ts';

export default routeComponent(function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage data={loaderData} />;
});
