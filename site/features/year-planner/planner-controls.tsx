import { useId } from 'react';
import type { PlannerTexts } from '#content/model/agreement-page.ts';
import controls from '../../design/layout/control.module.css';
import layout from '../../design/layout/layout.module.css';
import { Stepper } from '../../design/primitives/stepper/stepper.tsx';
import text from '../../design/text.module.css';
import { type Month, monthName } from './months.ts';
import styles from './planner-controls.module.css';

export type PlannerControlsProps = {
  texts: Pick<PlannerTexts, 'unitsLabel' | 'fewer' | 'more' | 'startLabel'>;
  units: number;
  onUnits: (units: number) => void;
  startMonths: readonly Month[];
  start: Month;
  /**
   * Receives the month, from 0, without the year. A visitor can choose before hydration, when the list shows no years
   * yet.
   */
  onMonth: (month: number) => void;
  showsYear: boolean;
};

export function PlannerControls(props: PlannerControlsProps) {
  const { texts, units, onUnits, startMonths, start, onMonth, showsYear } = props;
  const id = useId();
  return (
    // Hidden without JavaScript. The plan then shows an example year.
    <div className={`${layout.cluster} ${styles.root}`} data-scripted="">
      <Stepper fewer={texts.fewer} label={texts.unitsLabel} more={texts.more} onChange={onUnits} value={units} />
      <div className={layout.stack2}>
        <label className={text.label} htmlFor={id}>
          {texts.startLabel}
        </label>
        <select
          className={`${controls.control} ${styles.select}`}
          id={id}
          onChange={(event) => onMonth(Number(event.target.value))}
          value={start.month}
        >
          {startMonths.map((month) => (
            <option key={month.month} value={month.month}>
              {monthName(month, showsYear)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
