import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import textStyles from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './not-found.module.css';
import type { NotFoundData } from './not-found-data.ts';

export default function NotFoundRoute({ loaderData: { words } }: { loaderData: NotFoundData }) {
  return (
    <div className={`${layout.page} ${layout.columns} ${layout.first6} ${styles.root}`}>
      <div className={layout.words}>
        <p className={`${textStyles.accent} ${styles.code}`}>{words.code}</p>
        <h1 className={textStyles.heading2}>{words.heading}</h1>
        <p>{words.text}</p>
        <ButtonLink to="/">{words.link}</ButtonLink>
      </div>
      <div className={layout.picture}>
        <Picture {...words.image} isHero sizes="(min-width: 62em) 45vw, 92vw" />
      </div>
    </div>
  );
}
