import { LOCALES, localePath } from './locale.ts'

const NAME = 'cart'
const KEY = /^[A-Za-z0-9_-]{43}$/
/** For so many days a guest's cart is kept that nobody touches. */
export const GUEST_CART_DAYS = 60

/** Where the cart is, in each language. */
export const CART_PATHS: readonly string[] = LOCALES.map((locale) => localePath('/cart', locale))

/** The cart of a guest's browser: its key; null for what is none; undefined where nothing was sent. */
export function readCartCookie(cookies: string | null | undefined): string | null | undefined {
  const pair = cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${NAME}=`))
  if (pair === undefined) return undefined
  const key = pair.slice(NAME.length + 1)
  return KEY.test(key) ? key : null
}

/**
 * What the browser is to keep: sent to the page of the cart alone, in whatever language, and to no page that others share. `origin`: the
 * market's own.
 */
export const cartCookies = (key: string, origin: string): string[] => cookies(key, GUEST_CART_DAYS * 86_400, origin)

/** What takes them from the browser again. */
export const endedCartCookies = (origin: string): string[] => cookies('', 0, origin)

function cookies(value: string, seconds: number, origin: string): string[] {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return CART_PATHS.map((path) => `${NAME}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
