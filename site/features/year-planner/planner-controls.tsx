import { useId } from 'react';
import type { PlannerTexts } from '#content/model/agreement-page.ts';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import { monthNames } from './months.ts';
import styles from './planner-controls.module.css';

export type PlannerControlsProps = {
  texts: Pick<PlannerTexts, 'unitsLabel' | 'fewer' | 'more' | 'startLabel'>;
  units: number;
  limits: { least: number; most: number };
  onUnits: (units: number) => void;
  startMonth: number;
  onMonth: (month: number) => void;
};

export function PlannerControls({ texts, units, limits, onUnits, startMonth, onMonth }: PlannerControlsProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <fieldset className={styles.field}>
        <legend>{texts.unitsLabel}</legend>
        <div className={styles.stepper}>
          <StepButton
            icon="minus"
            isDisabled={units <= limits.least}
            label={texts.fewer}
            onClick={() => onUnits(units - 1)}
          />
          <output>{units}</output>
          <StepButton
            icon="plus"
            isDisabled={units >= limits.most}
            label={texts.more}
            onClick={() => onUnits(units + 1)}
          />
        </div>
      </fieldset>
      <div className={styles.field}>
        <label htmlFor={id}>{texts.startLabel}</label>
        <select id={id} onChange={(event) => onMonth(Number(event.target.value))} value={startMonth}>
          {monthNames.map((name, month) => (
            <option key={name} value={month}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

type StepButtonProps = { icon: 'minus' | 'plus'; label: string; isDisabled: boolean; onClick: () => void };

/** Stays focusable at the limit: a button that is disabled under the finger throws focus to the top of the page. */
function StepButton({ icon, label, isDisabled, onClick }: StepButtonProps) {
  return (
    <button aria-disabled={isDisabled || undefined} onClick={isDisabled ? undefined : onClick} type="button">
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
