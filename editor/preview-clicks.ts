export type FromPreview =
  | { preview: 'page'; path: string }
  /**
   * `text` is the text of the block around the click. `word` is the text node under the click, with `\0` at its position.
   * `picture` is the address of a clicked picture.
   */
  | { preview: 'click'; path: string; text: string; word: string; picture: string };

/**
 * Runs in the pages of the preview, as text in a script element, so it uses nothing from outside itself. Tells the editor
 * which page is shown, and what was clicked, so that the editor can open the field. Nothing of this is in the published
 * site. `editor` is the editor's origin.
 */
export function reportClicks(editor: string) {
  /** While true, a click opens a field instead of following a link. */
  let opensFields = true;

  const tell = (message: FromPreview) => window.parent.postMessage(message, editor);
  const tellPage = () => tell({ preview: 'page', path: location.pathname });

  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== editor || source !== window.parent) return;
    if (typeof data.opensFields === 'boolean') opensFields = data.opensFields;
  });

  function clicked(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!opensFields || !target || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { word, isOnText } = wordAt(event);
    const picture = isOnText ? '' : pictureAt(event);
    const text = blockText(target);
    tell({ preview: 'click', path: location.pathname, text, word: picture === '' ? word : '', picture });
  }
  document.addEventListener('click', clicked, { capture: true });

  /** A picture may be below a transparent layer. */
  function pictureAt({ clientX, clientY }: MouseEvent): string {
    const below = document.elementsFromPoint(clientX, clientY).find((element) => element instanceof HTMLImageElement);
    return below ? below.currentSrc || below.src : '';
  }

  /** The text of the clicked element, or of the nearest one around it that is more than a part of a sentence. */
  function blockText(target: Element): string {
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
    let element = target;
    while (element.parentElement && isInline(element)) element = element.parentElement;
    return (element.textContent ?? '').trim();
  }

  /** The text that is nearest to the click, with the position of the click marked by a null character. */
  function wordAt({ clientX: x, clientY: y }: MouseEvent): { word: string; isOnText: boolean } {
    const position = document.caretPositionFromPoint?.(x, y);
    if (position?.offsetNode.nodeType !== Node.TEXT_NODE) return { word: '', isOnText: false };
    const text = position.offsetNode.textContent ?? '';
    const range = document.createRange();
    range.selectNodeContents(position.offsetNode);
    const isAround = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
    return {
      word: `${text.slice(0, position.offset)}\0${text.slice(position.offset)}`,
      isOnText: Array.from(range.getClientRects()).some(isAround),
    };
  }

  tellPage();
  window.navigation?.addEventListener('currententrychange', tellPage);
}
