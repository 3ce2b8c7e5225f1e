/** Every icon by name; `site/design/primitives/icon` draws them. */
export const iconNames = [
  'arrow-right',
  'calendar',
  'check',
  'chevron-down',
  'clock',
  'close',
  'copy',
  'download',
  'email',
  'leaf',
  'menu',
  'minus',
  'pause',
  'phone',
  'pin',
  'play',
  'plus',
  'search',
  'shield',
  'snowflake',
  'star',
  'tag',
  'thermometer',
  'tools',
] as const;

export type IconName = (typeof iconNames)[number];
