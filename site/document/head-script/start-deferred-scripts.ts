/**
 * In milliseconds after `load` and the first paint. If the main thread is not idle by then, the deferred scripts start
 * anyway.
 */
const idleTimeout = 500;

/**
 * Inserts the deferred scripts after the page has loaded and painted, when the main thread is idle. The first
 * interaction starts them earlier. With Save-Data, only an interaction starts them.
 */
export function startDeferredScripts() {
  const start = () => {
    const template = document.getElementById('deferred-scripts');
    if (!(template instanceof HTMLTemplateElement)) return;
    const stylesheet = template.content.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!stylesheet) return;
    // The document inlines only the styles that it needs before its scripts run. The full stylesheet must load before
    // React renders, for example, error messages.
    stylesheet.onload = stylesheet.onerror = () => template.replaceWith(template.content);
    // Each in its own task, because starting ten requests at once would block a slow processor for too long.
    for (const link of template.content.querySelectorAll('link')) setTimeout(() => document.head.append(link));
  };

  // Waits for a frame, so that the result of the interaction, such as an open menu, is painted before React starts.
  const startAfterFrame = () => requestAnimationFrame(() => setTimeout(start));
  const startWhenParsed = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAfterFrame, { once: true });
    else startAfterFrame();
  };
  for (const type of ['pointerdown', 'pointermove', 'click', 'keydown', 'scroll', 'focusin'])
    addEventListener(type, startWhenParsed, { capture: true, once: true, passive: true });

  if (navigator.connection?.saveData) return;

  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeout });
    else setTimeout(start);
  };
  // On a fast connection `load` can come before the first paint. Scripts would delay that paint.
  const startWhenPainted = () =>
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      startWhenIdle();
    }).observe({ type: 'paint', buffered: true });
  addEventListener('load', startWhenPainted, { once: true });
}
