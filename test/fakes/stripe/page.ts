import type { Session } from './state.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The hosted page, plain: what a buyer can do there. */
export function hostedPage(session: Session, problem = ''): string {
  const { id, amount_total: amount, currency, description, status } = session
  const sum = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
  const buttons = [
    ['pay', 'Pay by card'],
    ['blik', 'Pay with BLIK'],
    ['decline', 'Pay with a card that is declined'],
    ['later', 'Pay by a bank that takes its time'],
    ['leave', 'Back to the shop'],
  ].map(([action, label]) => `<button name="action" value="${action}">${label}</button>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stand-in for Stripe</title></head><body><main>
<h1>Stand-in for Stripe Checkout</h1><p>No money is taken.</p><p>${escaped(description)}: <strong>${sum}</strong></p>
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
${status === 'open' ? `<form method="post" action="/pay/${id}">${buttons.join(' ')}</form>` : `<p>This session is ${status}.</p>${status === 'complete' ? `<form method="post" action="/pay/${id}"><button name="action" value="dispute">Ask the bank for the money back</button></form>` : ''}`}
</main></body></html>`
}
