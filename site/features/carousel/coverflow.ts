import Swiper from 'swiper';
import { EffectCoverflow } from 'swiper/modules';
import styles from './carousel.module.css';

/** Turns the coverflow by one picture, or stops it. `stop` returns the index of the middle picture. */
export type Coverflow = { turn: (step: 1 | -1) => void; stop: () => number };

/** The options of Swiper's coverflow effect, from spec §9. */
const effect = { rotate: 50, stretch: 0, depth: 100, modifier: 1, slideShadows: true };

/**
 * Starts the endless coverflow at the picture with the index `first`. `onChange` receives the index of the middle
 * picture, counted from 0.
 */
export function startCoverflow(row: HTMLElement, first: number, onChange: (index: number) => void): Coverflow {
  const list = row.firstElementChild as HTMLElement;
  const pictures = [...list.children];
  row.scrollLeft = 0;
  row.dataset.coverflow = '';
  addClones(list);
  const swiper = new Swiper(row, {
    modules: [EffectCoverflow],
    wrapperClass: styles.list ?? '',
    slideClass: styles.slide ?? '',
    effect: 'coverflow',
    coverflowEffect: effect,
    centeredSlides: true,
    initialSlide: first,
    loop: true,
    // Without this, Swiper ignores a second press during the animation.
    loopPreventsSliding: false,
    slidesPerView: slidesPerView(row),
    grabCursor: true,
    on: {
      slideChange: ({ realIndex }) => onChange(realIndex % pictures.length),
      beforeResize(swiper) {
        swiper.params.slidesPerView = slidesPerView(row);
      },
    },
  });
  return {
    turn: (step) => (step === 1 ? swiper.slideNext() : swiper.slidePrev()),
    stop() {
      const last = swiper.realIndex % pictures.length;
      swiper.destroy(true, true);
      delete row.dataset.coverflow;
      list.replaceChildren(...pictures);
      return last;
    },
  };
}

/**
 * The number of slides that fit the row, from the size that the stylesheet gives them. With 'auto', Swiper measures all
 * slides after each loaded picture and each press of a button, which takes a tenth of a second on a slow phone.
 */
function slidesPerView(row: HTMLElement): number {
  const slide = row.querySelector('li');
  if (!slide) return 1;
  // Removes the width that Swiper has set.
  slide.style.width = '';
  return row.clientWidth / slide.clientWidth;
}

/**
 * The number of copies of each slide. With one copy, the slides would not fill a wide screen on both sides of the
 * middle.
 */
const copies = 2;

/**
 * Adds the copies, because Swiper loops by moving slides from one end to the other, and five slides are too few for
 * that. The copies are hidden from screen readers and the keyboard.
 */
function addClones(list: HTMLElement) {
  const originals = [...list.children];
  for (let copy = 0; copy < copies; copy += 1)
    for (const original of originals) {
      const clone = original.cloneNode(true) as HTMLElement;
      clone.setAttribute('aria-hidden', 'true');
      clone.inert = true;
      list.append(clone);
    }
}
