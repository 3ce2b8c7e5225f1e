import { routeComponent } from '../../browser/route-component.ts';
import type { LegalData } from './legal-data.ts';
import { LegalText } from './legal-text.tsx';

export { meta } from '../../seo/route-meta.ts';
export { legalData as loader } from './legal-data.ts';

export default routeComponent(function LegalRoute({ loaderData: { document, labels } }: { loaderData: LegalData }) {
  return <LegalText document={document} labels={labels} />;
});
