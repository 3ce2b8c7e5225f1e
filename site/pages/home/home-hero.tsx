import type { HomePage } from '#content/model/home-page.ts';
import layout from '../../design/layout/layout.module.css';
import notch from '../../design/layout/notch.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import text from '../../design/text.module.css';
import avatar from '../../media/avatar.module.css';
import { Avatar } from '../../media/avatar.tsx';
import { Picture } from '../../media/picture.tsx';
import type { ShownPicture, WithPicture } from '../../media/pictures.ts';
import styles from './home-hero.module.css';

export type HomeHeroProps = { hero: WithPicture<HomePage['hero']>; clients: readonly ShownPicture[] };

export function HomeHero({ hero, clients }: HomeHeroProps) {
  return (
    <section aria-label={hero.heading} className={`${layout.page} ${styles.root}`}>
      <div className={`${layout.columns} ${layout.settle} ${styles.words}`}>
        <h1>{hero.heading}</h1>
        <div className={layout.words}>
          <p className={text.lead}>{hero.tagline}</p>
          <ButtonLink isWide="phone" to="/contact">
            {hero.button}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.stage}>
        <div className={`${layout.picture} ${styles.picture}`}>
          <Picture {...hero.image} isHero sizes="min(1320px, 92vw)" />
        </div>
        <div className={`${layout.cluster} ${notch.bottomStart} ${styles.ticket}`}>
          <p>{hero.clientsLabel}</p>
          <ul className={`${layout.cluster} ${styles.clients}`}>
            {clients.map((client) => (
              <li key={client.file}>
                <Avatar {...client} />
              </li>
            ))}
            <li>
              <span aria-label="and more" className={`${avatar.root} ${text.heading4} ${styles.more}`} role="img">
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
