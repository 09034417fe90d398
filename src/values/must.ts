/** What the caller knows to be there. Where it is not, something is broken: better an error than a sum without it. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}
