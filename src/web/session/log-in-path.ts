/** Where to log in. `next`: where to go on after, without the language; `ended`: the page says that a session has ended. */
export function logInPath(next: string, ended = false): string {
  const query = [...(ended ? ['ended=1'] : []), ...(next === '/' ? [] : [`next=${encodeURIComponent(next)}`])].join('&')
  return query ? `/auth?${query}` : '/auth'
}
