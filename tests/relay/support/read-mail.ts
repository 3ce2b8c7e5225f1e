/** Parses the headers of a mail according to RFC 5322, without the library that wrote it. Names become lower case. */
export function headersOf(raw: string): Map<string, string[]> {
  const head = raw.split('\r\n\r\n')[0] ?? '';
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...rest] = line.split(':');
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), rest.join(':').trim()]);
  }
  return headers;
}

export function bodyOf(raw: string): string {
  const [, ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = headersOf(raw).get('content-transfer-encoding')?.[0];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
