/**
 * Runs in the pages of the preview. Tells the editor which page is shown, and what was clicked, so that it can open the
 * field. Nothing of this is in the published site.
 */
export type FromPreview =
  | { preview: 'page'; path: string }
  /** `text` surrounds the click, `word` is at the click, `picture` is the address of a clicked picture. */
  | { preview: 'click'; path: string; text: string; word: string; picture: string };

const editor: string = import.meta.env.EDITOR_ORIGIN;

function tell(message: FromPreview) {
  window.parent.postMessage(message, editor);
}

/** While true, a click opens a field instead of following a link. */
let opensFields = true;
let shownPath = '';

window.addEventListener('message', ({ data, origin, source }) => {
  if (origin !== editor || source !== window.parent) return;
  if (typeof data.opensFields === 'boolean') opensFields = data.opensFields;
});

document.addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!opensFields || !target || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const picture = target instanceof HTMLImageElement ? target.currentSrc || target.src : pictureAt(event);
    tell({ preview: 'click', path: location.pathname, text: blockText(target), word: wordAt(event), picture });
  },
  { capture: true },
);

/** A picture may be below a transparent layer. */
function pictureAt({ clientX, clientY }: MouseEvent): string {
  const below = document.elementsFromPoint(clientX, clientY).find((element) => element instanceof HTMLImageElement);
  return below instanceof HTMLImageElement ? below.currentSrc || below.src : '';
}

/** The text of the clicked element, or of the nearest one around it that is more than a part of a sentence. */
function blockText(target: Element): string {
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
  let element = target;
  while (element.parentElement && isInline(element)) element = element.parentElement;
  return (element.textContent ?? '').trim();
}

/** The text node at the click, with the position of the click marked by a null character. */
function wordAt({ clientX, clientY }: MouseEvent): string {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  if (position?.offsetNode.nodeType !== Node.TEXT_NODE) return '';
  const text = position.offsetNode.textContent ?? '';
  return `${text.slice(0, position.offset)}\0${text.slice(position.offset)}`;
}

/** The site changes its address without an event that is the same in all browsers. */
function tellPage() {
  if (location.pathname === shownPath) return;
  shownPath = location.pathname;
  tell({ preview: 'page', path: shownPath });
}
tellPage();
new MutationObserver(tellPage).observe(document.head, { childList: true, subtree: true });
window.addEventListener('popstate', tellPage);
