export const parkedScriptsId = 'parked-scripts';

/** How long a page whose visitor only reads waits after its load before it comes alive by itself, in ms. */
export const patienceMs = 6000;

/** How long after its load a page is left in peace to paint what has come, before the scripts' files are fetched, in ms. */
export const peaceMs = 1000;

/**
 * Runs in the page, from its own source text: must not use anything outside itself.
 * Puts the router's scripts back, exactly as they were written, after the first sign of the visitor, or when the page has
 * been loaded for `patience` ms. Until then, `peace` ms after the load, their files come in with the lowest priority.
 * With Save-Data nothing comes before the sign.
 */
export function startAtFirstSign(templateId: string, patience: number, peace: number) {
  const template = document.getElementById(templateId);
  if (!(template instanceof HTMLTemplateElement)) return;

  const start = () => {
    const stylesheet = template.content.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!stylesheet) return;
    // Messages, errors and the next page have their styles in this file, so it is there before React is.
    stylesheet.onload = stylesheet.onerror = () => template.replaceWith(template.content);
    document.head.append(...template.content.querySelectorAll('link'));
  };

  // The answer to the sign itself is painted first: a tap on the menu must not wait for React.
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  for (const sign of ['pointermove', 'scroll', 'click', 'keydown', 'focusin'])
    addEventListener(sign, startAfterPaint, { once: true, passive: true });

  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;

  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const fetchFile = ({ rel, href, crossOrigin }: HTMLLinkElement) => {
    const as = rel === 'stylesheet' ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href, crossOrigin }));
  };
  const fetchFiles = () => {
    // One at a time: asking for all in one go would hold a slow processor.
    for (const link of template.content.querySelectorAll('link')) whenIdle(() => fetchFile(link));
    setTimeout(() => whenIdle(start), patience - peace);
  };
  addEventListener('load', () => setTimeout(() => whenIdle(fetchFiles), peace), { once: true });
}
