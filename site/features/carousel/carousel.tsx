import { useRef } from 'react';
import type { CarouselLabels, PaintJob } from '#content/model/landing.ts';
import layout from '../../design/layout/layout.module.css';
import { RoundButton } from '../../design/primitives/round-button/round-button.tsx';
import text from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

export type CarouselProps = { images: readonly Pick<PaintJob, 'src' | 'caption'>[]; labels: CarouselLabels };

/**
 * A row of pictures that scrolls sideways. With JavaScript, buttons and arrow keys move it by one picture. Unless the
 * visitor prefers reduced motion, the row then becomes an endless coverflow, which can be swiped.
 */
export function Carousel({ images, labels }: CarouselProps) {
  const row = useRef<HTMLElement>(null);
  const { index, onKeyDown, onScroll, next, previous } = useCarousel(row, images.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the buttons and the row inside it.
    <div className={layout.stack5} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without JavaScript, the keyboard scrolls the row. */}
      <section aria-label={labels.name} className={styles.row} onScroll={onScroll} ref={row} tabIndex={0}>
        <ul className={styles.list}>
          {images.map(({ caption, src }) => (
            <li className={styles.slide} key={caption}>
              <Picture {...src} sizes="min(500px, 82vw)" />
            </li>
          ))}
        </ul>
      </section>
      <div className={`${layout.page} ${styles.controls}`} data-scripted="">
        <RoundButton icon="arrow-left" label={labels.previous} onClick={previous} />
        <p className={`${text.note} ${styles.caption}`} role="status">
          {labels.position.replace('{number}', String(index + 1)).replace('{total}', String(images.length))}:{' '}
          {images[index]?.caption}
        </p>
        <RoundButton icon="arrow-right" label={labels.next} onClick={next} />
      </div>
    </div>
  );
}
