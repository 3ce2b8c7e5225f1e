import { useId } from 'react';
import type { PlannerTexts } from '#content/model/agreement-page.ts';
import type { Phone } from '#content/model/business.ts';
import controls from '../../design/layout/control.module.css';
import layout from '../../design/layout/layout.module.css';
import { Button } from '../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { Stepper } from '../../design/primitives/stepper/stepper.tsx';
import text from '../../design/text.module.css';
import { createCalendarFile } from './calendar-file.ts';
import { formatMonth, visitDays } from './months.ts';
import type { VisitKind } from './plan-year.ts';
import type { Plan } from './use-planner.ts';
import { YearChart } from './year-chart.tsx';
import styles from './year-planner.module.css';

export type YearPlannerProps = {
  texts: Omit<PlannerTexts, 'heading'>;
  plan: Plan;
  /** The number of AC units that one technician services in a day. */
  unitsInDay: number;
  /** The company's name and this page's URL. Each calendar entry contains both. */
  product: string;
  page: string;
  phone: Phone;
  /** The URL of the enquiry form, prefilled with the plan after hydration. */
  enquirePath: string;
};

/** Four weeks, from a month’s first Monday. With twice as much work, one technician would run into the next visits. */
const mostDays = 20;

/** Shows the visits of a year as a chart and a table, and offers them as a calendar file. */
export function YearPlanner({ texts, plan, unitsInDay, product, page, phone, enquirePath }: YearPlannerProps) {
  const { units, setUnits, startMonths, startMonth, start, setStartMonth, visits, showsYear } = plan;
  const id = useId();
  const hasCalendar = units <= unitsInDay * mostDays;

  /** Like `AC service, 3 units`, or the name of an inspection. */
  const nameOf = (kind: VisitKind, count: number) =>
    texts.visits[kind] +
    (kind === 'acService' ? `, ${count}\u00a0${count === 1 ? texts.units.one : texts.units.many}` : '');

  const download = () => {
    const entries = visits.flatMap(({ kind, when, count: units }) => {
      const days = visitDays(when, units, unitsInDay);
      return days.map(({ day, count }, index) => {
        const part = days.length > 1 ? ` (${index + 1}/${days.length})` : '';
        return {
          day,
          summary: `${texts.proposed}: ${nameOf(kind, count)}${part}, ${product}`,
          description: [texts.entryNote, product, phone.display, page].join('\n'),
          url: page,
        };
      });
    });
    saveFile(`${texts.fileName}.ics`, createCalendarFile({ product, entries, now: new Date() }));
  };

  return (
    <div className={styles.root}>
      {/* The controls are hidden in print, and without JavaScript, where the plan shows an example year. */}
      <p className={text.lead} data-scripted="">
        {texts.intro}
      </p>
      <div className={`${layout.cluster} ${styles.controls}`} data-scripted="">
        <Stepper fewer={texts.fewer} label={texts.unitsLabel} more={texts.more} onChange={setUnits} value={units} />
        <div className={layout.stack2}>
          <label className={text.label} htmlFor={id}>
            {texts.startLabel}
          </label>
          {/* A value has no year, because a visitor can choose before hydration, when the options have no year yet. */}
          <select
            className={`${controls.control} ${styles.select}`}
            id={id}
            onChange={(event) => setStartMonth(event.target.value)}
            value={startMonth ?? ''}
          >
            <option value="">{texts.anyMonth}</option>
            {startMonths.map((month) => (
              <option key={month.month} value={month.month}>
                {formatMonth(month, showsYear)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p data-scripted="" role="status">
        {units > unitsInDay && (hasCalendar ? texts.severalDays : texts.severalTechnicians)}
      </p>
      <YearChart start={start} texts={texts} visits={visits} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={text.note} scope="col">
              {texts.columns.month}
            </th>
            <th className={text.note} scope="col">
              {texts.columns.visits}
            </th>
          </tr>
        </thead>
        <tbody>
          {visits.map(({ kind, when, count }) => (
            <tr key={`${when.month}-${kind}`}>
              <th className={text.strong} scope="row">
                {formatMonth(when, showsYear)}
              </th>
              <td>
                {nameOf(kind, count)}
                {hasCalendar && count > unitsInDay && ` (${Math.ceil(count / unitsInDay)}\u00a0${texts.days})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={layout.words}>
        <p className={`${text.note} ${layout.measure}`}>{texts.note}</p>
        <div className={layout.cluster} data-scripted="">
          <ButtonLink to={enquirePath} variant="line">
            {texts.request.button}
          </ButtonLink>
          {hasCalendar && (
            <Button onClick={download} variant="line">
              <Icon name="download" />
              {texts.download}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(address));
}
