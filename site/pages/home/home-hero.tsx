import type { HomePage } from '#content/model/home-page.ts';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import { Avatar } from '../../media/avatar.tsx';
import { Picture } from '../../media/picture.tsx';
import type { ShownPicture, WithPicture } from '../../media/pictures.ts';
import styles from './home-hero.module.css';

export type HomeHeroProps = { hero: WithPicture<HomePage['hero']>; clients: readonly ShownPicture[] };

export function HomeHero({ hero, clients }: HomeHeroProps) {
  return (
    <section aria-label={hero.heading} className={styles.root}>
      <div className={styles.words}>
        <h1>{hero.heading}</h1>
        <div className={styles.invitation}>
          <p>{hero.tagline}</p>
          <ButtonLink to="/contact">{hero.button}</ButtonLink>
        </div>
      </div>
      <div className={styles.stage}>
        <div className={styles.picture}>
          <Picture {...hero.image} isHero sizes="min(1320px, 92vw)" />
        </div>
        <div className={styles.ticket}>
          <p>{hero.clientsLabel}</p>
          <ul className={styles.clients}>
            {clients.map((client) => (
              <li key={client.file}>
                <Avatar {...client} />
              </li>
            ))}
            <li>
              <span aria-label="and more" className={styles.more} role="img">
                +
              </span>
            </li>
          </ul>
        </div>
      </div>
      <p className={styles.urgent}>
        <Icon name="phone" />
        <span>
          <LinkedText text={hero.urgent} />
        </span>
      </p>
    </section>
  );
}
