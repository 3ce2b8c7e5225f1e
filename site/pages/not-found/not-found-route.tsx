import type { NotFoundData } from './not-found-data.ts';
import { NotFoundMessage } from './not-found-message.tsx';

export default function NotFoundRoute({ loaderData }: { loaderData: NotFoundData }) {
  return <NotFoundMessage {...loaderData.words} />;
}
