/** A head element that differs between pages. */
export type HeadElement = readonly [
  tag: 'title' | 'meta' | 'link' | 'script',
  attributes: Readonly<Record<string, string>>,
  text?: string,
];

/** The attribute of every head element that differs between pages. A navigation finds and replaces them by it. */
export const pageAttribute = 'data-page';

/** Replaces the head elements of the previous page after a navigation in the browser. */
export function replaceHeadElements(elements: readonly HeadElement[]): void {
  for (const old of document.head.querySelectorAll(`[${pageAttribute}]`)) old.remove();
  for (const [tag, attributes, text = ''] of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [pageAttribute]: '' }))
      element.setAttribute(name, value);
    element.textContent = text;
    document.head.append(element);
  }
}
