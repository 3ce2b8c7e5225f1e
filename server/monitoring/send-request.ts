const answerTimeoutMs = 10_000;

/** Resolves with the problem, or with `undefined` on success. The problem does not contain the URL, which is secret. */
export async function sendRequest(setting: string, url: string, init: RequestInit = {}): Promise<string | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(answerTimeoutMs) });
    // Reads the body to its end, so that the connection can be reused.
    await response.arrayBuffer();
    return response.ok ? undefined : `${setting} answers ${response.status}`;
  } catch (error) {
    const { cause, name } = error as Error;
    return `${setting} cannot be reached (${(cause as NodeJS.ErrnoException | undefined)?.code ?? name})`;
  }
}
