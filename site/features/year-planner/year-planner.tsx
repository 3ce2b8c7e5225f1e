import type { PlannerTexts } from '#content/model/agreement-page.ts';
import type { Phone } from '#content/model/business.ts';
import layout from '../../design/layout/layout.module.css';
import { Button } from '../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import text from '../../design/text.module.css';
import { calendarDate, calendarFile } from './calendar-file.ts';
import { monthName, visitDays } from './months.ts';
import type { YearlyVisits } from './plan-year.ts';
import { PlannerControls } from './planner-controls.tsx';
import { usePlanner } from './use-planner.ts';
import { visitName } from './visit-name.ts';
import { VisitTable } from './visit-table.tsx';
import { YearChart } from './year-chart.tsx';
import styles from './year-planner.module.css';

export type YearPlannerProps = {
  texts: Omit<PlannerTexts, 'heading' | 'intro'>;
  yearly: YearlyVisits;
  /** The number of AC units that one technician services in a day. */
  unitsInDay: number;
  /** The company's name and this page's URL. Each calendar entry contains both. */
  product: string;
  page: string;
  phone: Phone;
  /** Returns the URL of the enquiry form with the chosen plan. */
  enquirePath: (plan: string) => string;
};

/** Shows the visits of a year as a chart and a table, and offers them as a calendar file. */
export function YearPlanner({ texts, yearly, unitsInDay, product, page, phone, enquirePath }: YearPlannerProps) {
  const { units, startMonths, start, choose, visits, showsYear } = usePlanner(yearly);
  const startName = monthName(start, showsYear);

  const download = () => {
    const entries = visits.flatMap(({ kind, when }) =>
      visitDays(when, kind === 'acService' ? units : 1, unitsInDay).map(({ day, count }) => ({
        day,
        summary: `${visitName(kind, count, texts)}, ${product}`,
        description: [texts.entryNote, product, phone.display, page].join('\n'),
        url: page,
        uid: `${calendarDate(day)}-${kind}@${new URL(page).host}`,
      })),
    );
    saveFile(
      `${texts.fileName}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile({ product, entries, now: new Date() }),
    );
  };

  return (
    <div className={styles.root}>
      <PlannerControls
        onMonth={(month) => choose({ month })}
        onUnits={(count) => choose({ units: count })}
        showsYear={showsYear}
        start={start}
        startMonths={startMonths}
        texts={texts}
        units={units}
      />
      <p data-scripted="" role="status">
        {units > unitsInDay && texts.severalDays}
      </p>
      <YearChart start={start} texts={texts} units={units} visits={visits} />
      <VisitTable showsYear={showsYear} texts={texts} units={units} visits={visits} />
      <div className={`${layout.words} ${styles.end}`}>
        <p className={text.note}>{texts.note}</p>
        <div className={layout.cluster} data-scripted="">
          <ButtonLink to={enquirePath(`${units} ${units === 1 ? texts.request.one : texts.request.many} ${startName}`)}>
            {texts.request.button}
          </ButtonLink>
          <Button onClick={download} variant="line">
            <Icon name="download" />
            {texts.download}
          </Button>
        </div>
      </div>
    </div>
  );
}

function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
