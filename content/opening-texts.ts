import { business } from './business.ts';

type OpeningTexts = { open: string; today: string; tomorrow: string; later: string; always: string };

/** The clock does not include public holidays: where their hours differ, the page says only what is true at any time. */
export function openingTexts<Texts extends OpeningTexts>(texts: Texts): Texts {
  const { always } = texts;
  return business.holidays ? { ...texts, open: always, today: always, tomorrow: always, later: always } : texts;
}
