/**
 * Runs in the page, from its own source text: must not use anything outside itself.
 * Puts the router's scripts back, exactly as they were written, after the first frame of the loaded page; or after the
 * first interaction, if that comes earlier. With Save-Data only the first interaction counts.
 */
export function startDeferredScripts(templateId: string) {
  const start = () => {
    const template = document.getElementById(templateId);
    if (!(template instanceof HTMLTemplateElement)) return;
    const stylesheet = template.content.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!stylesheet) return;
    // Messages, errors and the next page have their styles in this file, so it is there before React is.
    stylesheet.onload = stylesheet.onerror = () => template.replaceWith(template.content);
    document.head.append(...template.content.querySelectorAll('link'));
  };

  // The largest picture and the browser's own answer to an interaction are painted first: neither must wait for React.
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const startWhenParsed = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterPaint, { once: true });
    else startAfterPaint();
  };
  for (const type of ['pointerdown', 'pointermove', 'click', 'keydown', 'scroll', 'focusin'])
    addEventListener(type, startWhenParsed, { capture: true, once: true, passive: true });

  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) addEventListener('load', startAfterPaint, { once: true });
}
