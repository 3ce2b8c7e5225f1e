import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { NavigationGroup } from '#content/navigation.ts';
import layout from '../../design/layout/layout.module.css';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { Link } from '../../design/primitives/link/link.tsx';
import text from '../../design/text.module.css';
import navigationItem from './navigation-item.module.css';
import styles from './services-menu.module.css';
import { barQuery, useCloseServicesMenu } from './use-close-menus.ts';

export type ServicesMenuProps = {
  label: string;
  groups: readonly NavigationGroup[];
  isCurrent: boolean;
  navigationKey: string;
};

const hoverQuery = `${barQuery} and (hover: hover)`;

/** The Services menu. It opens on click and by keyboard; the dropdown also opens on hover. */
export function ServicesMenu({ label, groups, isCurrent, navigationKey }: ServicesMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseServicesMenu(details, navigationKey);

  // Before hydration CSS opens the list on hover. If the pointer is on the menu now, the list must stay open.
  useEffect(() => {
    if (details.current?.matches(':hover') && matchMedia(hoverQuery).matches) details.current.open = true;
  }, []);

  const setOpenByPointer = (event: PointerEvent, isOpen: boolean) => {
    if (!details.current || event.pointerType !== 'mouse' || !matchMedia(barQuery).matches) return;
    // The list stays open while it contains keyboard focus, which would otherwise be lost.
    if (!isOpen && details.current.matches(':has(:focus-visible)')) return;
    details.current.open = isOpen;
  };

  // While the mouse is on the menu, the dropdown stays open until the pointer leaves, so a click does not close it.
  const keepOpen = ({ nativeEvent }: MouseEvent<HTMLElement, globalThis.PointerEvent>) => {
    const isMouse = nativeEvent.pointerType === 'mouse' && matchMedia(barQuery).matches;
    if (isMouse && details.current?.open) nativeEvent.preventDefault();
  };

  return (
    <details
      className={styles.root}
      data-services-menu=""
      onPointerEnter={(event) => setOpenByPointer(event, true)}
      onPointerLeave={(event) => setOpenByPointer(event, false)}
      ref={details}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own. */}
      <summary
        className={`${layout.target} ${navigationItem.root} ${styles.summary}`}
        data-current={isCurrent || undefined}
        onClick={keepOpen}
      >
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.panel}>
        {groups.map(({ heading, links }) => (
          <li key={heading}>
            <p className={`${text.quietLabel} ${styles.heading}`}>{heading}</p>
            <ul>
              {links.map(({ label: linkLabel, path }) => (
                <li key={path}>
                  <Link className={`${layout.target} ${styles.link}`} to={path}>
                    {linkLabel}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
