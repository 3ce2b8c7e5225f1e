/** Instead of a page that did not come over the line, usually because the connection dropped on the way. */
export const notLoadedPage = {
  heading: 'This page did not arrive',
  text: 'The connection broke on the way. Call us straight away, or try once more.',
  call: 'Call',
  tryAgain: 'Try again',
} as const;
