import type { Cost, CostTexts } from '#content/model/service-page.ts';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { Stepper } from '../../design/primitives/stepper/stepper.tsx';
import text from '../../design/text.module.css';
import styles from './cost-calculator.module.css';

export type CostCalculatorProps = {
  texts: CostTexts;
  /** The costs of one, two, three … units or hours, up to a day of work. A larger number has no fixed price. */
  costs: readonly Cost[];
  count: number;
  onCount: (count: number) => void;
  enquirePath: string;
  agreementPath: string;
  /** Called before the link to the agreement opens. */
  onPlan: () => void;
};

const rowsInTable = 5;

/**
 * Shows the total cost for a number of units or hours. Without JavaScript and in print, a table with the first five
 * costs replaces the controls.
 */
export function CostCalculator({
  texts,
  costs,
  count,
  onCount,
  enquirePath,
  agreementPath,
  onPlan,
}: CostCalculatorProps) {
  const cost = costs[count - 1];
  return (
    <div className={`${layout.card} ${layout.stack4} ${styles.root}`}>
      <p>{texts.note}</p>
      <div className={`${layout.cluster} ${styles.controls}`} data-scripted="">
        <Stepper fewer={texts.fewer} label={texts.label} more={texts.more} onChange={onCount} value={count} />
        <p className={styles.result} role="status">
          {cost ? (
            <>
              <strong className={text.amount}>{cost.total}</strong> {texts.vat}
              {cost.duration && `, ${texts.about} ${cost.duration}`}
            </>
          ) : (
            texts.beyond
          )}
        </p>
        <ButtonLink to={enquirePath} variant="line">
          {cost ? texts.enquire : texts.askPrice}
        </ButtonLink>
        {texts.agreementLink && (
          <TextLink onFollow={onPlan} to={agreementPath}>
            {texts.agreementLink}
          </TextLink>
        )}
      </div>
      <table className={styles.table}>
        <caption>{texts.caption}</caption>
        <tbody>
          {costs.slice(0, rowsInTable).map(({ quantity, total, duration }) => (
            <tr key={quantity}>
              <th scope="row">{quantity}</th>
              <td>{total}</td>
              {duration && <td>{duration}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
