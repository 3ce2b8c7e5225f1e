/** How long after `load` the start of the deferred scripts may wait for an idle main thread, in ms. */
const idleTimeout = 500;

/**
 * Inserts the deferred scripts when the page has loaded, is painted and the main thread is idle, at most `idleTimeout`
 * ms later; or after the first interaction, if that is earlier. With Save-Data only the first interaction counts.
 */
export function startDeferredScripts() {
  const start = () => {
    const template = document.getElementById('deferred-scripts');
    if (!(template instanceof HTMLTemplateElement)) return;
    const stylesheet = template.content.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!stylesheet) return;
    // Contains the styles of messages, errors and other pages, so it loads before React starts.
    stylesheet.onload = stylesheet.onerror = () => template.replaceWith(template.content);
    document.head.append(...template.content.querySelectorAll('link'));
  };

  // A tap on the menu is painted before React starts.
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start));
  const startWhenParsed = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterFrame, { once: true });
    else startAfterFrame();
  };
  for (const type of ['pointerdown', 'pointermove', 'click', 'keydown', 'scroll', 'focusin'])
    addEventListener(type, startWhenParsed, { capture: true, once: true, passive: true });

  if (navigator.connection?.saveData) return;

  const startWhenIdle = () => {
    // Safari does not support `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeout });
    else setTimeout(start);
  };
  // On a fast connection the load ends before the first paint, which scripts would delay.
  const startWhenPainted = () =>
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      startWhenIdle();
    }).observe({ type: 'paint', buffered: true });
  addEventListener('load', startWhenPainted, { once: true });
}
