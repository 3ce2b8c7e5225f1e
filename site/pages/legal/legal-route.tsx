import type { LegalData } from './legal-data.ts';
import { LegalText } from './legal-text.tsx';

export default function LegalRoute({ loaderData: { document, labels } }: { loaderData: LegalData }) {
  return <LegalText document={document} labels={labels} />;
}
