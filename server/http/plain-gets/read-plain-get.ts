export type PlainGet = { address: string; acceptEncoding: string | undefined };

/** Exactly one whole request, each line of the form that RFC 9112 gives; the only group is the address. */
const wholeGet = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;

/** Everything that could change the answer, announce a body, or end the connection. */
const special =
  /\r\n(?:content-length|transfer-encoding|trailer|te|expect|upgrade|range|if-[a-z-]+|connection(?!:[ \t]*keep-alive[ \t]*\r))[ \t]*:/i;

const host = /\r\nhost:/i;
const acceptEncoding = /\r\naccept-encoding:[ \t]*([^\r]*)\r/i;

/**
 * What a browser asks for when it wants a file: a GET without a body or a condition, whole in one piece. Nothing for any
 * other request, however slight the difference: those belong to the full parser.
 */
export function readPlainGet(text: string): PlainGet | undefined {
  const address = wholeGet.exec(text)?.[1];
  if (address === undefined || special.test(text) || !host.test(text)) return undefined;
  const encodings = acceptEncoding.exec(text);
  if (!encodings) return { address, acceptEncoding: undefined };
  // Twice the same header: their values would have to be put together.
  const isRepeated = acceptEncoding.test(text.slice(encodings.index + encodings[0].length - 1));
  return isRepeated ? undefined : { address, acceptEncoding: encodings[1]?.trimEnd() };
}
