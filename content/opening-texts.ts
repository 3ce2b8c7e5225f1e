import { business } from './business.ts';

type OpeningTexts = { open: string; today: string; tomorrow: string; later: string; always: string };

/** The clock ignores public holidays. If hours differ then, every sentence is the one that is always true. */
export function openingTexts<Texts extends OpeningTexts>(texts: Texts): Texts {
  const { always } = texts;
  return business.holidays ? { ...texts, open: always, today: always, tomorrow: always, later: always } : texts;
}
