import { business } from './business.ts';

type OpeningTexts = { open: string; today: string; tomorrow: string; later: string; always: string };

/**
 * If hours differ on public holidays, replaces the sentences that depend on the time with `always`, because the content
 * does not include the dates of holidays.
 */
export function openingTexts<Texts extends OpeningTexts>(texts: Texts): Texts {
  const { always } = texts;
  return business.holidays ? { ...texts, open: always, today: always, tomorrow: always, later: always } : texts;
}
