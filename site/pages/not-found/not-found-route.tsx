import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import text from '../../design/text.module.css';
import { PageHero } from '../../sections/page-hero/page-hero.tsx';
import styles from './not-found.module.css';
import type { NotFoundData } from './not-found-data.ts';

export default function NotFoundRoute({ loaderData: { words } }: { loaderData: NotFoundData }) {
  const heading = (
    <>
      <span className={`${text.accent} ${styles.code}`}>{words.code}</span> {words.heading}
    </>
  );
  return (
    <PageHero heading={heading} image={words.image} text={words.text}>
      <ButtonLink to="/">{words.link}</ButtonLink>
    </PageHero>
  );
}
