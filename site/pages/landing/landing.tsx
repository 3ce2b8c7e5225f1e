import { routeComponent } from '../../browser/route-component.ts';
import type { LandingData } from './landing-data.ts';
import { LandingPage } from './landing-page.tsx';

export { meta } from '../../seo/route-meta.ts';
export { landingData as loader } from './landing-data.ts';

export default routeComponent(function LandingRoute({ loaderData }: { loaderData: LandingData }) {
  return <LandingPage data={loaderData} />;
});
