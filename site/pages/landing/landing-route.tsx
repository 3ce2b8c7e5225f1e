import type { LandingData } from './landing-data.ts';
import { LandingPage } from './landing-page.tsx';

export default function LandingRoute({ loaderData }: { loaderData: LandingData }) {
  return <LandingPage data={loaderData} />;
}
