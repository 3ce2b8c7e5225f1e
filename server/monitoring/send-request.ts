const answerTimeoutMs = 10_000;

/**
 * Sends a request to the address of a setting. Resolves with what went wrong, or with `undefined`. Such an address is
 * secret, so the result has neither the address nor the message of an error, which may repeat it.
 */
export async function sendRequest(setting: string, url: string, init: RequestInit = {}): Promise<string | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(answerTimeoutMs) });
    // The answer is read to its end, so that the connection can be used again.
    await response.arrayBuffer();
    return response.ok ? undefined : `${setting} answers ${response.status}`;
  } catch (error) {
    const { cause, name } = error as Error;
    return `${setting} cannot be reached (${(cause as NodeJS.ErrnoException | undefined)?.code ?? name})`;
  }
}
