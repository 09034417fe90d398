import { DISPLAY_CURRENCIES, type DisplayCurrency } from './exchange.ts'

/** How a visitor wants prices to be shown. The gross price is the main one always; `net` adds the net price or says why there is none. `currency`: in what else. */
export type View = { prices: 'gross' | 'net'; currency: DisplayCurrency | null }

export const USUAL_VIEW: View = { prices: 'gross', currency: null }
/** A year: a choice that is not renewed is forgotten. */
const VIEW_DAYS = 365
const NAME = 'view'

/** What a browser was given by `viewCookie`; what is anything else is as if nothing was chosen. */
export function readView(cookies: string | null | undefined): View {
  const pair = cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${NAME}=`))
  const words = pair?.slice(NAME.length + 1).split('.') ?? []
  return {
    prices: words.includes('net') ? 'net' : 'gross',
    currency: DISPLAY_CURRENCIES.find((one) => words.includes(one)) ?? null,
  }
}

/** A view in one word, the same for all who chose the same; empty for the usual one. */
export function viewWord({ prices, currency }: View): string {
  return [prices === 'net' && 'net', currency].filter(Boolean).join('.')
}

/** What the browser is to keep; the usual view needs nothing kept. `origin`: the market's own. */
export function viewCookie(view: View, origin: string): string {
  const word = viewWord(view)
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${NAME}=${word}; Path=/; Max-Age=${word ? VIEW_DAYS * 86_400 : 0}; HttpOnly; SameSite=Lax${secure}`
}
