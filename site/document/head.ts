/** An element in the head that differs between pages. */
export type HeadElement = readonly [
  tag: 'title' | 'meta' | 'link' | 'script',
  attributes: Readonly<Record<string, string>>,
  text?: string,
];

/** Marks these elements, so that a navigation in the browser can replace them. */
export const ofPage = 'data-page';

/** Replaces the elements of the previous page in the head. Runs in the browser, after a navigation inside the site. */
export function showHead(elements: readonly HeadElement[]): void {
  for (const old of document.head.querySelectorAll(`[${ofPage}]`)) old.remove();
  for (const [tag, attributes, text = ''] of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [ofPage]: '' })) element.setAttribute(name, value);
    element.textContent = text;
    document.head.append(element);
  }
}
