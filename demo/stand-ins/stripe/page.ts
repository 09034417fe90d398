import type { DisputeStanding, HostedAction, HostedPage } from '../page.ts'
import type { Books } from './api.ts'
import type { Session } from './state.ts'

/** The hosted page of a session, as it stands. */
export function pageOfSession(books: Books, session: Session, declined: boolean): HostedPage {
  const { currency, status, payment_intent: intent } = session
  const processing = books.intents.get(intent ?? '')?.status === 'processing'
  const state = status === 'open' ? 'open' : processing ? 'processing' : 'over'
  const actions: Record<typeof state, readonly HostedAction[]> = {
    open: ['pay', ...(currency === 'pln' ? (['blik'] as const) : []), 'later', 'decline', 'cancel'],
    processing: ['bankPays', 'bankRefuses'],
    over: [],
  }
  return {
    ...{ provider: 'Stripe', language: session.locale, amount: session.amount_total, declined, state },
    currency: currency.toUpperCase() as HostedPage['currency'],
    ...{ description: session.description, reference: session.id, back: session.success_url },
    actions: actions[state],
    dispute: disputeOf(books, session),
  }
}

function disputeOf(books: Books, { payment_status: paid, payment_intent: intent }: Session): DisputeStanding {
  if (paid !== 'paid') return 'impossible'
  const dispute = [...books.disputes.values()].find((one) => one.payment_intent === intent)
  if (!dispute) return 'none'
  return dispute.status === 'won' || dispute.status === 'lost' ? dispute.status : 'open'
}
