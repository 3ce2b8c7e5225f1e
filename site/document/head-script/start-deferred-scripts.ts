/** How long after `load` the start of the deferred scripts may wait for an idle main thread, in ms. */
const idleTimeout = 500;

/**
 * Puts the deferred scripts into the page when it has loaded, is painted and the main thread is idle, no later
 * than `idleTimeout` ms after that; or after the first interaction, if that comes earlier. With Save-Data only the first
 * interaction counts.
 */
export function startDeferredScripts() {
  const start = () => {
    const template = document.getElementById('deferred-scripts');
    if (!(template instanceof HTMLTemplateElement)) return;
    const stylesheet = template.content.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!stylesheet) return;
    // This file has the styles of messages, errors and other pages, so it is loaded before React starts.
    stylesheet.onload = stylesheet.onerror = () => template.replaceWith(template.content);
    document.head.append(...template.content.querySelectorAll('link'));
  };

  // Waits until the browser has painted its own reaction: a tap on the menu must not wait for React.
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start));
  const startWhenParsed = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterFrame, { once: true });
    else startAfterFrame();
  };
  for (const type of ['pointerdown', 'pointermove', 'click', 'keydown', 'scroll', 'focusin'])
    addEventListener(type, startWhenParsed, { capture: true, once: true, passive: true });

  if (navigator.connection?.saveData) return;

  const startWhenIdle = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeout });
    else setTimeout(start);
  };
  // On a fast line the load is over before the first paint, which must not wait for the scripts.
  const startWhenPainted = () =>
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      startWhenIdle();
    }).observe({ type: 'paint', buffered: true });
  addEventListener('load', startWhenPainted, { once: true });
}
