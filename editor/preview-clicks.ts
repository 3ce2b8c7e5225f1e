/**
 * A click in a page of the preview. `page`: the URL path of that page. `text`: the text of the clicked block.
 * `textNode`: the text of the text node nearest to the click, with `\0` at the position of the click; empty if there is
 * none. `picture`: the URL of a clicked picture, otherwise empty.
 */
export type Click = { page: string; text: string; textNode: string; picture: string };

export type FromPreview = { preview: 'page'; page: string } | ({ preview: 'click' } & Click);

/**
 * Runs in the pages of the preview. Sends the URL path of the shown page to the editor. While `opensFields` is true,
 * also sends each click, and the editor opens the clicked field.
 *
 * The preview inserts this function's source text into the page, so it must not use anything outside itself. The
 * published site does not contain it. `editor` is the editor's origin.
 */
export function reportClicks(editor: string) {
  /** If true, a click opens a field in the editor; otherwise it works as on the published site. */
  let opensFields = true;

  const tell = (message: FromPreview) => window.parent.postMessage(message, editor);
  const tellPage = () => tell({ preview: 'page', page: location.pathname });

  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== editor || source !== window.parent) return;
    if (typeof data.opensFields === 'boolean') opensFields = data.opensFields;
  });

  function clicked(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : undefined;
    if (!opensFields || !target || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { textNode, isOnText } = textNodeAt(event);
    const picture = isOnText ? '' : pictureAt(event);
    tell({ preview: 'click', page: location.pathname, text: blockText(target), textNode, picture });
  }
  document.addEventListener('click', clicked, { capture: true });

  /** Looks at all elements under the click, because a transparent layer may cover the picture. */
  function pictureAt({ clientX, clientY }: MouseEvent): string {
    const below = document.elementsFromPoint(clientX, clientY).find((element) => element instanceof HTMLImageElement);
    return below ? below.currentSrc || below.src : '';
  }

  /** The text of the nearest block around the click. Inline elements contain only a part of a sentence. */
  function blockText(target: Element): string {
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
    let element = target;
    while (element.parentElement && isInline(element)) element = element.parentElement;
    return (element.textContent ?? '').trim();
  }

  /** The text node nearest to the click, with `\0` at its position. `isOnText` is false for a click beside the text. */
  function textNodeAt({ clientX: x, clientY: y }: MouseEvent): { textNode: string; isOnText: boolean } {
    const position = document.caretPositionFromPoint?.(x, y);
    if (position?.offsetNode.nodeType !== Node.TEXT_NODE) return { textNode: '', isOnText: false };
    const text = position.offsetNode.textContent ?? '';
    const range = document.createRange();
    range.selectNodeContents(position.offsetNode);
    const isAround = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
    return {
      textNode: `${text.slice(0, position.offset)}\0${text.slice(position.offset)}`,
      isOnText: Array.from(range.getClientRects()).some(isAround),
    };
  }

  tellPage();
  window.navigation?.addEventListener('currententrychange', tellPage);
}
