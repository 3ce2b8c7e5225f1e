/**
 * Runs `change` whenever the parser has added elements. Waiting for the end of the document would be too late,
 * because on a slow connection the browser paints the page in parts.
 */
export function whileParsing(change: () => void) {
  const observer = new MutationObserver(change);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    change();
  });
}
