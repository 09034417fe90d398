import { createHash } from 'node:crypto'
import { escapeHtml } from '../../../../values/html.ts'
import type { Locale } from '../../../../values/locale.ts'
import { formatMoney } from '../../../../values/money.ts'
import { isOver, type SandboxPayment } from './store.ts'
import { STYLE } from './style.ts'
import { WORDING } from './wording.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Policy of the sandbox's pages: no script at all; the form goes to the page itself and on to the shop. */
export function sandboxPolicy(returnUrl?: string): string {
  const shop = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`
}

export function unknownPaymentPage(locale: Locale): string {
  const words = WORDING[locale]
  return frame(locale, `<h1>${words.title}</h1><p>${words.unknown}</p>`)
}

/** The provider's page for one payment: amount, purpose and the three ways to leave; once decided, or left too long, the way back. */
export function paymentPage(payment: SandboxPayment, now: Date): string {
  const words = WORDING[payment.locale]
  const facts = `<h1>${words.title}</h1>
<p class="soft">${words.provider}</p>
<dl>
<div><dt>${words.toPay}</dt><dd class="sum">${escapeHtml(formatMoney(payment.amount, payment.currency, payment.locale))}</dd></div>
<div><dt>${words.for}</dt><dd>${escapeHtml(payment.description)}</dd></div>
<div><dt>${words.reference}</dt><dd>${escapeHtml(payment.reference)}</dd></div>
</dl>`
  const end = payment.status === 'open' ? isOver(payment, now) && words.over : words[payment.status]
  if (end) {
    const back = `<a class="button" href="${escapeHtml(payment.returnUrl)}">${words.back}</a>`
    return frame(payment.locale, `${facts}<p role="status">${end}</p>${back}${disputeForm(payment)}`)
  }
  return frame(payment.locale, facts + decisionForm(payment.locale))
}

/** What the buyer's bank may do with a payment later; nothing where nothing was paid. */
function disputeForm({ status, dispute, locale }: SandboxPayment): string {
  const words = WORDING[locale]
  const button = (action: string, text: string) => `<button name="action" value="${action}">${text}</button>`
  if (dispute === null && status !== 'paid') return ''
  const open = `${button('disputeWon', words.bankRefuses)}${button('disputeLost', words.bankGives)}`
  const form = dispute === null ? button('dispute', words.bankAsks) : dispute === 'open' ? open : ''
  const stands = dispute === null ? words.bankHint : words[`dispute_${dispute}`]
  return `<form method="post"><details${dispute === null ? '' : ' open'}><summary>${words.bankTitle}</summary><p>${stands}</p>${form}</details></form>`
}

function decisionForm(locale: Locale): string {
  const words = WORDING[locale]
  const option = (value: string, text: string) => `<option value="${value}">${text}</option>`
  return `<section class="card"><h2>${words.cardTitle}</h2><p>${words.cardHint}</p></section>
<form method="post">
<button class="go" name="action" value="pay">${words.pay}</button>
<button name="action" value="cancel">${words.cancel}</button>
<button name="action" value="close">${words.close}</button>
<details><summary>${words.advanced}</summary>
<p>${words.advancedHint}</p>
<label>${words.timing}<select name="timing">${(['along', 'before', 'after', 'never'] as const).map((one) => option(one, words[one])).join('')}</select></label>
<label>${words.copies}<select name="copies">${['1', '2', '5'].map((one) => option(one, one)).join('')}</select></label>
<label>${words.late}<input type="number" name="lateSeconds" min="0" max="7200" value="0"></label>
<label class="tick"><input type="checkbox" name="disorder"><span>${words.disorder}</span></label>
<label class="tick"><input type="checkbox" name="short"><span>${words.short}</span></label>
</details>
</form>`
}

function frame(locale: Locale, content: string): string {
  const words = WORDING[locale]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p class="mark">${words.mark}</p></header>
<main>${content}</main>
</body>
</html>
`
}
