import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { STYLE } from '../../src/domains/payments/providers/sandbox/style.ts'
import { LOCALES, type Locale, languageOf, negotiateLocale } from '../../src/values/locale.ts'
import { type Currency, formatMoney, type Minor } from '../../src/values/money.ts'
import { PAGE_WORDS } from './page-words.ts'

/** What a buyer, and later the bank of the buyer, can do on the page of a stand-in. */
export const HOSTED_ACTIONS = [
  ...(['pay', 'blik', 'later', 'decline', 'cancel', 'leave'] as const),
  ...(['bankPays', 'bankRefuses', 'dispute', 'disputeWon', 'disputeLost'] as const),
] as const
export type HostedAction = (typeof HOSTED_ACTIONS)[number]

/** How a dispute stands: none can be had, none was opened, or what became of it. */
export type DisputeStanding = 'impossible' | 'none' | 'open' | 'won' | 'lost'

/** What a stand-in of a provider shows to the buyer. */
export type HostedPage = {
  provider: string
  /** `pl…`, `en…` or `de…`; anything else is English. */
  language: string
  amount: Minor
  currency: Currency
  description: string
  reference: string
  /** Where the buyer goes back to. */
  back: string
  /** Said instead of the buttons once the payment is over, or of those that are left. */
  state: 'open' | 'over' | 'left' | 'processing'
  /** What can be done, in order; the first is the one most people want. */
  actions: readonly HostedAction[]
  declined?: boolean
  dispute?: DisputeStanding
}

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Shows the page: no script at all; its form goes to its own address and on to the shop. Nobody keeps it. */
export function showHosted(c: Context, page: HostedPage): Response | Promise<Response> {
  return send(c, localeOf(page.language), page.provider, bodyOf(page), new URL(page.back).origin, 200)
}

/** Instead of a page of a payment that is not there (any more). */
export function showUnknown(c: Context, provider: string): Response | Promise<Response> {
  const locale = negotiateLocale(c.req.header('accept-language'))
  const { unknown, unknownText } = PAGE_WORDS[locale]
  return send(c, locale, provider, `<h1>${unknown}</h1><p role="status">${unknownText}</p>`, undefined, 404)
}

/** What a form of the page sent; undefined for anything else. */
export async function readAction(c: Context): Promise<HostedAction | undefined> {
  const action = new URLSearchParams(await c.req.text()).get('action')
  return HOSTED_ACTIONS.find((one) => one === action)
}

function bodyOf(page: HostedPage): string {
  const words = PAGE_WORDS[localeOf(page.language)]
  const { state, actions, declined, back } = page
  const facts = [
    [
      words.toPay,
      `<span class="sum">${escapeHtml(formatMoney(page.amount, page.currency, localeOf(page.language)))}</span>`,
    ],
    [words.for, escapeHtml(page.description)],
    [words.reference, escapeHtml(page.reference)],
  ].map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
  const said = declined ? `<p role="alert">${words.declined}</p>` : ''
  const stands = state === 'open' ? '' : `<p role="status">${words[state]}</p>`
  const way = state === 'open' ? '' : `<p><a class="button" href="${escapeHtml(back)}">${words.back}</a></p>`
  return `<h1>${escapeHtml(page.provider)}</h1><p class="soft">${words.standIn}</p>
<dl>${facts.join('')}</dl>${said}${stands}${formOf(page, actions)}${way}${disputeOf(page)}`
}

function formOf(page: HostedPage, actions: readonly HostedAction[]): string {
  const words = PAGE_WORDS[localeOf(page.language)]
  const buttons = actions.map(
    (action, place) =>
      `<button${place === 0 ? ' class="go"' : ''} name="action" value="${action}">${words[action]}</button>`,
  )
  return buttons.length > 0 ? `<form method="post">${buttons.join('\n')}</form>` : ''
}

/** What may be done with a payment later; nothing where nothing was paid. */
function disputeOf(page: HostedPage): string {
  const words = PAGE_WORDS[localeOf(page.language)]
  const { dispute = 'impossible' } = page
  if (dispute === 'impossible') return ''
  const [said, actions] = {
    none: [words.disputeHint, ['dispute']],
    open: [words.disputed, ['disputeWon', 'disputeLost']],
    won: [words.won, []],
    lost: [words.lost, []],
  }[dispute] as [string, HostedAction[]]
  const form = formOf(page, actions).replace(' class="go"', '')
  return `<details${dispute === 'none' ? '' : ' open'}><summary>${words.disputeTitle}</summary><p>${said}</p>${form}</details>`
}

function send(c: Context, locale: Locale, title: string, body: string, shop: string | undefined, status: 200 | 404) {
  const goesTo = shop ? ` ${shop}` : ''
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'${goesTo}; base-uri 'none'; frame-ancestors 'none'`,
  )
  return c.html(
    `<!doctype html>
<html lang="${languageOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} (sandbox)</title><style>${STYLE}</style></head>
<body><header><p class="mark">${PAGE_WORDS[locale].mark}</p></header><main>${body}</main></body></html>
`,
    status,
  )
}

function localeOf(language: string): Locale {
  const wanted = language.slice(0, 2)
  return LOCALES.find((locale) => languageOf(locale) === wanted) ?? 'en-US'
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
