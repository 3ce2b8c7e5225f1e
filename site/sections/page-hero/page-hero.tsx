import type { ReactNode } from 'react';
import type { Image } from '#content/model/image.ts';
import layout from '../../design/layout/layout.module.css';
import textStyles from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './page-hero.module.css';

export type PageHeroProps = {
  heading: ReactNode;
  text?: string;
  image?: Image;
  /** On wide screens: the picture is beside the words, or below them and as wide as the page. */
  picture?: 'beside' | 'below';
  /** With `sheet`, the page below the hero is printed in two columns (`overrides.css`). */
  print?: 'sheet';
  children?: ReactNode;
};

/** The top of a page that is neither a service nor a landing page: its heading, a sentence, actions and a picture. */
export function PageHero({ heading, text, image, picture = 'beside', print, children }: PageHeroProps) {
  const isBelow = picture === 'below';
  const arrangement = image && !isBelow ? `${layout.columns} ${layout.first6}` : layout.stackParts;
  return (
    <div className={`${layout.page} ${arrangement} ${styles.root}`} data-print={print}>
      <header className={isBelow ? `${layout.columns} ${layout.first7} ${styles.wide}` : layout.words}>
        <h1>{heading}</h1>
        {text && <p className={textStyles.lead}>{text}</p>}
        {children}
      </header>
      {image && (
        <div className={`${layout.picture} ${styles[picture]}`}>
          <Picture
            {...image}
            isHero
            sizes={isBelow ? 'min(1320px, 92vw)' : '(min-width: 62em) min(700px, 50vw), 92vw'}
          />
        </div>
      )}
    </div>
  );
}
