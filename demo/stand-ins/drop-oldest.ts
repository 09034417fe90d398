/** Drops the oldest of what is kept until no more than so many are there; open payments, which cost nobody money, before others. */
export function dropOldest<T>(kept: Map<string, T>, most: number, isOpen: (one: T) => boolean): void {
  while (kept.size > most) {
    const oldest = [...kept].find(([, one]) => isOpen(one)) ?? [...kept][0]
    if (!oldest) return
    kept.delete(oldest[0])
  }
}

/** Notes what only tests look at later: the last so many. */
export function noteLast<T>(list: T[], one: T, most: number): void {
  list.push(one)
  if (list.length > most) list.shift()
}
