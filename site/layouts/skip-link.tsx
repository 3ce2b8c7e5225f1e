import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the menu, to the content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.root} href="#content">
      {children}
    </a>
  );
}
