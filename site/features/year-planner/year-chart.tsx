import type { PlannerTexts } from '#content/model/agreement-page.ts';
import layout from '../../design/layout/layout.module.css';
import text from '../../design/text.module.css';
import { formatMonth, type Month, monthsFrom } from './months.ts';
import { visitKinds } from './plan-year.ts';
import type { PlannedVisit } from './use-planner.ts';
import styles from './year-chart.module.css';

export type YearChartProps = {
  texts: Pick<PlannerTexts, 'visits'>;
  start: Month;
  visits: readonly PlannedVisit[];
};

/**
 * Twelve months, with a mark for each unit and inspection, and a legend. The months are hidden from screen readers,
 * because the table below has the same information.
 */
export function YearChart({ texts, start, visits }: YearChartProps) {
  return (
    <div className={layout.stack6}>
      <div aria-hidden="true" className={styles.months} data-print="none">
        {monthsFrom(start).map((month, months) => {
          const name = formatMonth(month, false);
          return (
            <div className={styles.month} key={name}>
              <div className={styles.marks}>
                {visits.filter(({ monthsAfterStart }) => monthsAfterStart === months).map(marksOf)}
              </div>
              <span className={`${text.note} ${styles.name}`}>{name.slice(0, 3)}</span>
            </div>
          );
        })}
      </div>
      <ul className={`${layout.cluster} ${text.small} ${styles.legend}`}>
        {visitKinds.map((kind) => {
          const counts = visits.filter((visit) => visit.kind === kind).map(({ count }) => count);
          return (
            <li key={kind}>
              <span aria-hidden="true" className={styles.mark} data-kind={kind} />
              {'\u2002'}
              <strong>{counts.reduce((sum, count) => sum + count, 0)}</strong> × {texts.visits[kind]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * The maximum number of marks in a month: two columns of six. For more units, the chart shows the number above one
 * mark.
 */
const mostMarks = 12;

function marksOf({ kind, count }: PlannedVisit) {
  const mark = (index: number) => <span className={styles.mark} data-kind={kind} key={index} />;
  return count > mostMarks ? (
    <span className={styles.count} key={kind}>
      {count}
      {mark(0)}
    </span>
  ) : (
    Array.from({ length: count }, (_, index) => mark(index))
  );
}
