const MAX_BYTES = 1024 * 1024

/** Why there is no answer: nothing of the question itself, which may name a person. */
export type NoAnswer = { failed: string }

/** JSON of an outside register within its time; says what went wrong instead of throwing. */
export async function askJson(
  url: string,
  timeout: number,
  init: RequestInit = {},
): Promise<{ json: unknown } | NoAnswer> {
  try {
    const answer = await fetch(url, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      return { failed: `status ${answer.status}` }
    }
    return { json: JSON.parse(await readText(answer)) }
  } catch (error) {
    return { failed: error instanceof Error ? error.name : 'unknown' }
  }
}

async function readText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > MAX_BYTES) throw new RangeError('too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
