import type { AgreementPage, AgreementRow } from '#content/model/agreement-page.ts';
import { servicePath } from '#content/service-paths.ts';
import layout from '../../design/layout/layout.module.css';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import textStyles from '../../design/text.module.css';
import styles from './agreement-table.module.css';

export type AgreementTableProps = { texts: Omit<AgreementPage['table'], 'heading'>; rows: readonly AgreementRow[] };

export function AgreementTable({ texts, rows }: AgreementTableProps) {
  return (
    <div className={`${layout.stack5} ${styles.root}`}>
      <table>
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <colgroup>
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th className={textStyles.note} scope="col">
              {texts.service}
            </th>
            <th className={textStyles.note} scope="col">
              {texts.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ service, value }) => (
            <tr key={service}>
              <th className={textStyles.strong} scope="row">
                {service}
              </th>
              <td>
                {value === 'included' ? (
                  <Tick label={texts.included} />
                ) : (
                  <strong className={textStyles.amount}>{value}</strong>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {texts.pointer.text} <TextLink to={servicePath(texts.pointer.service)}>{texts.pointer.link}</TextLink>
      </p>
    </div>
  );
}

function Tick({ label }: { label: string }) {
  return (
    <span className={`${textStyles.kicker} ${styles.tick}`}>
      <Icon name="check" />
      {label}
    </span>
  );
}
