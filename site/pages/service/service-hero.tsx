import type { Image } from '#content/model/image.ts';
import type { Service } from '#content/model/service.ts';
import type { ShownOffer } from '#content/offers.ts';
import { CallButton, type CallButtonProps } from '../../company/call-button.tsx';
import { OpeningStatus, type OpeningStatusProps } from '../../company/opening-status.tsx';
import layout from '../../design/layout/layout.module.css';
import { Badge } from '../../design/primitives/badge/badge.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import text from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import { DatedText } from '../../sections/dated-text/dated-text.tsx';
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';
import factStyles from './fact-list.module.css';
import styles from './service-hero.module.css';

export type ServiceHeroProps = {
  service: Pick<Service, 'title' | 'badge' | 'lead' | 'facts' | 'selfChecks'>;
  image: Image;
  breadcrumb: Omit<BreadcrumbProps, 'current'>;
  /** A link to another service that visitors of this page may need instead. */
  otherServiceLink: { text: string; link: string; path: string } | undefined;
  openNow: OpeningStatusProps;
  offer: ShownOffer | undefined;
  enquire: { label: string; path: string };
  call: CallButtonProps;
};

export function ServiceHero({
  service,
  image,
  breadcrumb,
  otherServiceLink,
  openNow,
  offer,
  enquire,
  call,
}: ServiceHeroProps) {
  const { title, badge, lead } = service;
  return (
    <div className={`${layout.page} ${layout.stack5} ${styles.root}`}>
      <Breadcrumb {...breadcrumb} current={title} />
      <div className={`${layout.columns} ${layout.first7} ${styles.frame}`}>
        <div className={layout.words}>
          <h1>{title}</h1>
          <p className={text.lead}>{lead}</p>
          {otherServiceLink && (
            <p>
              {otherServiceLink.text} <TextLink to={otherServiceLink.path}>{otherServiceLink.link}</TextLink>
            </p>
          )}
          <div className={layout.cluster}>
            <ButtonLink isWide="phone" to={enquire.path} variant="in-hours">
              {enquire.label}
            </ButtonLink>
            <CallButton {...call} isWide="phone" variant="after-hours" />
          </div>
          <div className={layout.iconLine}>
            <Icon name="clock" />
            <OpeningStatus {...openNow} />
          </div>
          {/* With a second link, the price would not be in the first window of a laptop. */}
          {!otherServiceLink && service.selfChecks && (
            <p data-print="none">
              <TextLink to="#self-checks">{service.selfChecks.heading}</TextLink>
            </p>
          )}
        </div>
        <div className={styles.stage}>
          <div className={`${layout.picture} ${styles.picture}`}>
            <Picture {...image} isHero sizes="(min-width: 62em) 40vw, 92vw" />
          </div>
          <Badge>{badge}</Badge>
        </div>
      </div>
      <dl className={`${layout.lines} ${factStyles.root}`}>
        {service.facts.map(({ label, value }) => (
          <div className={layout.stack2} key={label}>
            <dt className={text.note}>{label}</dt>
            <dd className={text.strong}>{value}</dd>
          </div>
        ))}
      </dl>
      {offer && (
        <p>
          <DatedText period={offer.period}>
            <strong>{offer.text}.</strong> {offer.terms}
          </DatedText>
        </p>
      )}
    </div>
  );
}
