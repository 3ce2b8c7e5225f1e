import styles from './logo.module.css';

export type LogoProps = { name: string; descriptor: string };

/** The mark and the name: a ghaf leaf that is also a roof line. */
export function Logo({ name, descriptor }: LogoProps) {
  return (
    <span className={styles.root}>
      <svg aria-hidden="true" className={styles.mark} focusable="false" viewBox="0 0 38 38">
        <rect className={styles.ground} height="38" rx="10" width="38" />
        <path
          className={styles.leaf}
          d="M8.5 21.5C12 12.6 19 8.6 29.5 8.5c.4 9.6-4.2 17.4-13.4 19.3M8.6 29.6c3-6.9 7.5-11.4 13.2-13.9"
        />
      </svg>
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.descriptor}>{descriptor}</span>
      </span>
    </span>
  );
}
