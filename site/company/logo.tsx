import styles from './logo.module.css';

export type LogoProps = {
  name: string;
  descriptor: string;
};

/** The company's mark, a ghaf leaf that also looks like a roof, next to its name. */
export function Logo({ name, descriptor }: LogoProps) {
  return (
    <span className={styles.root}>
      <svg aria-hidden="true" className={styles.mark} viewBox="0 0 38 38">
        <rect className={styles.ground} height="38" rx="9" width="38" />
        <path
          className={styles.leaf}
          d="M0 0H11.8A12.4 12.4 0 0 1 21.6 4.8H4.8V21.6A12.4 12.4 0 0 1 0 11.8ZM9.07 7.3H23.1A12.4 12.4 0 0 1 24.2 12.4V22.43ZM7.3 9.07V23.1A12.4 12.4 0 0 0 12.4 24.2H22.43Z"
          transform="translate(2.66 2.66) scale(0.86) translate(19 1.89) rotate(45)"
        />
      </svg>
      <span>
        <span className={styles.name}>{name}</span> <span className={styles.descriptor}>{descriptor}</span>
      </span>
    </span>
  );
}
