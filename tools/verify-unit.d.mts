/** All that is wrong with a record of a unit; nothing: it is whole. `pins`: fingerprints of keys that are trusted. */
export function problemsOf(record: unknown, pins?: readonly string[]): string[]
