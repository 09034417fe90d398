import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { noteLast } from '../drop-oldest.ts'
import { newId, type StripeEvent } from './state.ts'

/** How webhooks leave: at once, or held until `flush`; so many copies each; `lost` ones are never sent. */
export type Delivery = { mode: 'atOnce' | 'held' | 'lost'; copies: number }

/** Times a refused webhook is sent anew, and milliseconds between: Stripe takes three days for it. */
const RETRIES = 4
const PAUSE = 150
/** Milliseconds it waits for the market's answer. */
const PATIENCE = 30_000

/** `t=…,v1=…` over time and body with the endpoint's secret, as Stripe signs. */
export function signed(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

/** Sends events to the endpoint that was entered in the dashboard. */
export function webhookSender({ secret, now, most }: { secret: string; now: () => Date; most: number }) {
  let address: (() => string) | undefined
  let isTold: (type: string) => boolean = () => true
  let held: StripeEvent[] = []
  const underWay = new Set<Promise<unknown>>()
  const delivery: Delivery = { mode: 'atOnce', copies: 1 }
  const answers: { type: string; status: number }[] = []

  async function post(event: StripeEvent): Promise<void> {
    if (!address || !isTold(event.type)) return
    const body = JSON.stringify(event)
    for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body, secret, now()) }
      const status = await fetch(address(), {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(PATIENCE),
      }).then(
        (answer) => answer.status,
        () => 0,
      )
      noteLast(answers, { type: event.type, status }, most)
      if (status >= 200 && status < 300) return
      await wait(PAUSE)
    }
  }

  function send(event: StripeEvent): Promise<unknown> {
    const sent = Promise.all(Array.from({ length: delivery.copies }, () => post(event)))
    underWay.add(sent)
    return sent.finally(() => underWay.delete(sent))
  }

  return {
    delivery,
    /** What the market answered, in order. */
    answers,
    /** The endpoint, as the dashboard of Stripe knows it, and which events it wants. */
    toAddress(url: string | (() => string), wants: (type: string) => boolean = () => true) {
      address = typeof url === 'string' ? () => url : url
      isTold = wants
    },
    /** Something happened. Resolves once it is delivered, where it leaves at once. */
    async announce(type: string, object: object): Promise<void> {
      const created = Math.floor(now().getTime() / 1000)
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        type,
        livemode: false,
        created,
        data: { object: { ...object } },
      }
      if (delivery.mode === 'held') held.push(event)
      if (delivery.mode === 'atOnce') await send(event)
    },
    /** Sends what was held, in the given order of it. */
    async flush(order: (events: StripeEvent[]) => StripeEvent[] = (events) => events): Promise<void> {
      const events = order(held)
      held = []
      for (const event of events) await send(event)
    },
    held: () => [...held],
    /** Waits for what is under way. */
    settled: () => Promise.all(underWay),
  }
}
