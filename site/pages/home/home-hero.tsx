import type { HomePage } from '#content/model/home-page.ts';
import type { Image } from '#content/model/image.ts';
import { servicePath } from '#content/service-paths.ts';
import { CallButton, type CallButtonProps } from '../../company/call-button.tsx';
import { OpeningStatus, type OpeningStatusProps } from '../../company/opening-status.tsx';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import text from '../../design/text.module.css';
import { Avatar, MoreClientsBadge } from '../../media/avatar.tsx';
import { Picture } from '../../media/picture.tsx';
import styles from './home-hero.module.css';
import promiseStyles from './promises.module.css';

export type HomeHeroProps = {
  hero: HomePage['hero'];
  openNow: OpeningStatusProps;
  clients: readonly Image[];
  call: CallButtonProps;
  promises: HomePage['promises'];
};

export function HomeHero({ hero, openNow, clients, call, promises }: HomeHeroProps) {
  return (
    <section aria-label={hero.heading} className={layout.page}>
      <div className={`${layout.columns} ${layout.first6} ${styles.frame}`}>
        <div className={`${layout.words} ${layout.fadeIn}`}>
          <h1>{hero.heading}</h1>
          <p className={`${text.lead} ${styles.lead}`}>{hero.tagline}</p>
          <div className={layout.cluster}>
            <ButtonLink isWide="phone" to="/contact" variant="in-hours">
              {hero.button}
            </ButtonLink>
            <CallButton {...call} isWide="phone" variant="after-hours" />
          </div>
          <ul className={layout.stack3}>
            <li className={layout.iconLine}>
              <Icon name="clock" />
              <OpeningStatus {...openNow} />
            </li>
            <li className={layout.iconLine}>
              <Icon name="snowflake" />
              <p>
                {hero.pointer.text} <TextLink to={servicePath(hero.pointer.service)}>{hero.pointer.link}</TextLink>
              </p>
            </li>
            <li className={layout.iconLine}>
              <Icon name="phone" />
              <p>
                <LinkedText text={hero.urgent} />
              </p>
            </li>
          </ul>
        </div>
        <div className={styles.stage}>
          <div className={`${layout.picture} ${styles.picture}`}>
            <Picture {...hero.image} isHero sizes="(min-width: 62em) 46vw, 92vw" />
          </div>
          <div className={`${layout.cluster} ${styles.ticket}`}>
            <p className={layout.fadeIn}>{hero.clientsLabel}</p>
            <ul className={styles.clients}>
              {clients.map((client) => (
                <li key={client.name}>
                  <Avatar {...client} />
                </li>
              ))}
              <li>
                <MoreClientsBadge label={hero.moreClients} />
              </li>
            </ul>
          </div>
        </div>
      </div>
      <Reveal>
        <ul className={`${layout.linesAbove} ${promiseStyles.root}`}>
          {promises.map((promise) => (
            <li className={text.note} key={promise.title}>
              <strong>{promise.title}</strong>
              {promise.text}
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
