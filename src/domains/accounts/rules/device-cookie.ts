/** Browsers forget a cookie after 400 days at the latest, whatever it says. */
export const DEVICE_DAYS = 400
const NAME = 'device'
/** People who share one browser. */
const MOST_TOKENS = 4
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The tokens that a browser keeps, one for each account that logged in with it; none for anything else. */
export function readDeviceCookie(header: string | undefined): string[] {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? ''
  return value
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, MOST_TOKENS)
}

/** What the browser is to keep: out of reach for scripts, sent with calls of the API from our own pages alone. */
export function deviceCookie(tokens: readonly string[], origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const value = tokens.slice(0, MOST_TOKENS).join('.')
  return `${NAME}=${value}; Path=/api; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`
}
