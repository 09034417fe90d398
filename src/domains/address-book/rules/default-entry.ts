/** The first entry is the default whatever is asked. */
export function startsAsDefault(asked: boolean, kept: number): boolean {
  return asked || kept === 0
}

/** Only another entry takes its place: the default does not stop being one by itself. */
export function staysDefault(asked: boolean, isDefault: boolean): boolean {
  return asked || isDefault
}

/** Which one follows a removed default: the newest that is left. Undefined when nothing is left. */
export function nextDefault(ids: readonly number[]): number | undefined {
  return ids.length > 0 ? Math.max(...ids) : undefined
}
