import { splitLocalePath } from '../../values/locale.ts'

const HERE = 'https://market.invalid'

/**
 * The page to go on to after logging in, as an address may ask for it: only a path of our own, without its language. Null for
 * anything that could lead to another host, and for the pages that only guests see.
 */
export function nextPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return null
  const { origin, pathname, search, hash } = new URL(wanted, HERE)
  const { rest } = splitLocalePath(pathname)
  // `/.//other.example` is a path of ours that browsers would read as another host later.
  if (origin !== HERE || !/^\/(?![/\\])/.test(rest)) return null
  if (/^\/(auth|register|forgot|verify|reset-password)\/?$/.test(rest)) return null
  return rest + search + hash
}
