import type { PlannerTexts } from '#content/model/agreement-page.ts';
import text from '../../design/text.module.css';
import { monthName } from './months.ts';
import type { PlannedVisit } from './use-planner.ts';
import { visitName } from './visit-name.ts';
import styles from './visit-table.module.css';

export type VisitTableProps = {
  texts: Pick<PlannerTexts, 'columns' | 'visits' | 'units'>;
  units: number;
  visits: readonly PlannedVisit[];
  showsYear: boolean;
};

export function VisitTable({ texts, units, visits, showsYear }: VisitTableProps) {
  return (
    <table className={styles.root}>
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
        {visits.map(({ kind, when }) => (
          <tr key={`${when.month}-${kind}`}>
            <th className={text.strong} scope="row">
              {monthName(when, showsYear)}
            </th>
            <td>{visitName(kind, units, texts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
