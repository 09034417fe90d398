/** Results per page everywhere (B01). */
export const PAGE_SIZE = 50

/** A keyset cursor is the sort values of the last row, opaque to the caller. */
export function encodeCursor(values: readonly (string | number | null)[]): string {
  return toBase64Url(JSON.stringify(values))
}

/** The sort values of a cursor, or undefined when it was not made by us. */
export function decodeCursor(cursor: string): (string | number | null)[] | undefined {
  try {
    const values: unknown = JSON.parse(fromBase64Url(cursor))
    const plain = (v: unknown) => v === null || typeof v === 'string' || (typeof v === 'number' && Number.isFinite(v))
    return Array.isArray(values) && values.every(plain) ? values : undefined
  } catch {
    return undefined
  }
}

function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)))
}
