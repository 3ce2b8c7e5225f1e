import { useEffect, useRef } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { CallButton } from '../company/call-button.tsx';
import layout from '../design/layout/layout.module.css';
import text from '../design/text.module.css';
import type { RootData } from '../root-data.ts';
import styles from './not-loaded.module.css';

/**
 * Shown instead of the layout if the script or data of a page fails to load, or rendering throws. Does not reload
 * automatically, so that Back returns to the previous page with the values typed there. The link loads the page in
 * full, which may succeed.
 */
export function NotLoaded() {
  const { pathname, search, hash } = useLocation();
  const { texts, phone } = (useRouteLoaderData('root') as RootData).notLoaded;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = texts.heading;
    heading.current?.focus();
  }, [texts]);
  return (
    <main className={`${layout.stack5} ${layout.measure} ${styles.root}`}>
      <h1 className={text.heading2} ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      <p>{texts.text}</p>
      <p className={`${layout.cluster} ${styles.ways}`}>
        <CallButton label={texts.call} phone={phone} />
        <a className={layout.target} href={pathname + search + hash}>
          {texts.tryAgain}
        </a>
      </p>
    </main>
  );
}
