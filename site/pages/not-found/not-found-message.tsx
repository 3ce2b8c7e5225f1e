import type { Image } from '#content/model/image.ts';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import textStyles from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './not-found-message.module.css';

export type NotFoundMessageProps = { code: string; heading: string; text: string; link: string; image: Image };

export function NotFoundMessage({ code, heading, text, link, image }: NotFoundMessageProps) {
  return (
    <div className={`${layout.page} ${layout.columns} ${styles.root}`}>
      <div className={layout.words}>
        <p className={styles.code}>{code}</p>
        <h1 className={textStyles.heading2}>{heading}</h1>
        <p>{text}</p>
        <ButtonLink to="/">{link}</ButtonLink>
      </div>
      <div className={layout.picture}>
        <Picture {...image} isHero sizes="(min-width: 62em) 45vw, 92vw" />
      </div>
    </div>
  );
}
