import type { ReactElement } from 'react';
import styles from './icon.module.css';

/** The drawings of the icons on a 20 × 20 grid, with a stroke width of 1.7, in the text colour. */
const drawings = {
  'arrow-left': <path d="M16.5 10h-13m5-5-5 5 5 5" />,
  'arrow-right': <path d="M3.5 10h13m-5-5 5 5-5 5" />,
  chat: (
    <path d="M6 8h8m-8 3.5h5M4.5 3h11A1.5 1.5 0 0 1 17 4.5v9a1.5 1.5 0 0 1-1.5 1.5H8l-4 3v-3.2a1.5 1.5 0 0 1-1-1.3v-9A1.5 1.5 0 0 1 4.5 3Z" />
  ),
  check: <path d="m3.5 10.5 4.3 4.3L16.5 5.8" />,
  'chevron-down': <path d="m4.5 7.5 5.5 5.5 5.5-5.5" />,
  clock: <path d="M10 5.5V10l3 2m4.5-2a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z" />,
  close: <path d="m4.5 4.5 11 11m0-11-11 11" />,
  copy: (
    <path d="M7 7V4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v7a1.5 1.5 0 0 1-1.5 1.5H13M4.5 7h7A1.5 1.5 0 0 1 13 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7Z" />
  ),
  download: <path d="M10 3v10m-4.5-4.5L10 13l4.5-4.5M3.5 16.5h13" />,
  email: (
    <path d="m2.8 5.8 7.2 5.3 7.2-5.3M4 4h12a1.8 1.8 0 0 1 1.8 1.8v8.4A1.8 1.8 0 0 1 16 16H4a1.8 1.8 0 0 1-1.8-1.8V5.8A1.8 1.8 0 0 1 4 4Z" />
  ),
  leaf: <path d="M4 16c1.5-4.5 4.5-7.5 8-9M3.5 12C4.5 6.5 9 3.3 16.5 3.5c.3 6.5-2.5 11-8 12.5" />,
  menu: <path d="M2.5 6h15m-15 8h15" />,
  minus: <path d="M4 10h12" />,
  pause: <path d="M7 4.5v11m6-11v11" />,
  phone: (
    <path d="M4 2.5h3.2l1.5 4-2 1.6a11 11 0 0 0 5.2 5.2l1.6-2 4 1.5V16a1.6 1.6 0 0 1-1.7 1.6C8.6 17.2 2.8 11.4 2.4 4.2A1.6 1.6 0 0 1 4 2.5Z" />
  ),
  play: <path d="M6 4v12l9.5-6L6 4Z" />,
  plus: <path d="M10 4v12M4 10h12" />,
  search: <path d="m13 13 4 4m-2-8.2a6.2 6.2 0 1 1-12.4 0 6.2 6.2 0 0 1 12.4 0Z" />,
  shield: <path d="m6.8 10 2.3 2.3 4.2-4.5M10 2.5l6.5 2.3v4.7c0 3.8-2.6 6.6-6.5 8-3.9-1.4-6.5-4.2-6.5-8V4.8L10 2.5Z" />,
  snowflake: (
    <path d="M10 2v16M3 6l14 8M3 14l14-8M8 3.5l2 1.5 2-1.5M8 16.5l2-1.5 2 1.5M3.2 8.6l2.3-.6-.6-2.3M16.8 11.4l-2.3.6.6 2.3M16.8 8.6l-2.3-.6.6-2.3M3.2 11.4l2.3.6-.6 2.3" />
  ),
  thermometer: <path d="M8 11.7V4.5a2 2 0 1 1 4 0v7.2a3.7 3.7 0 1 1-4 0ZM10 8v7" />,
  tools: (
    <path d="m11.5 8.5-8 8m9.3-13.2a4.2 4.2 0 0 0-3.6 5.8m7.6-2a4.2 4.2 0 0 1-5.8 3.7M12.8 3.3 12 6l2 2 2.8-.9M12 12.5l4 4m-9.5-9.5-4-4" />
  ),
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof drawings;

export type IconProps = { name: IconName };

/** A decorative icon. The text around it or the accessible name of its control must have the same meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg aria-hidden="true" className={styles.root} viewBox="0 0 20 20">
      {drawings[name]}
    </svg>
  );
}
