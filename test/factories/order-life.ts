import { expect } from 'vitest'
import type { TestMarket } from '../market.ts'
import { mailsTo } from './person.ts'
import { aCart, anna, decide, followLink, orderBody, startedPayment } from './purchase.ts'
import type { Auth } from './team.ts'

/** Where orders live: one seller with goods enough, and who is told of what happens. */
export type LifeStage = {
  market: TestMarket
  companyId: number
  versionId: number
  seller: { auth: Auth; email: string }
  operator: { auth: Auth; email: string }
}
type People = { buyer: string; seller: string; operator: string }
type Told = Partial<Record<keyof People, string[]>>
let count = 0
export const ok = ({ status, text }: { status: number; text: string }) => {
  if (status >= 300) throw new Error(text)
}

/** One order of one buyer, what happens to it, and after each happening who got which mails for it. */
export async function aLife({ market, ...stage }: LifeStage, choice: { cashOnDelivery?: boolean } = {}, quantity = 2) {
  count += 1
  const buyer = { ...anna, email: `life${count}@example.com`, phone: `+48 605${String(count).padStart(6, '0')}` }
  const people: People = { buyer: buyer.email, seller: stage.seller.email, operator: stage.operator.email }
  const seen = { buyer: 0, seller: 0, operator: 0 }
  const cart = await aCart(market, [{ versionId: stage.versionId, quantity }], { [stage.companyId]: choice })
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer }))
  ok(placed)
  const { key, orders } = placed.json
  const { number } = orders[0]
  const itemId = () =>
    market
      .query('select i.id from order_items i join orders o on o.id = i.order_id where o.number = $1', [number])
      .then(({ rows }) => Number(rows[0].id))
  let caseId = 0
  const life = {
    ...{ key, number, itemId },
    /** Exactly these mails and no others since the last happening. */
    async tells(happening: string, told: Told) {
      await market.runJobs()
      const now: Told = {}
      for (const who of ['buyer', 'seller', 'operator'] as const) {
        const mails = (await mailsTo(market, people[who])).filter(
          ({ params }) => who === 'buyer' || JSON.stringify(params).includes(number),
        )
        now[who] = mails.slice(seen[who]).map(({ template }) => template)
        seen[who] = mails.length
      }
      expect([happening, now]).toEqual([happening, { buyer: [], seller: [], operator: [], ...told }])
    },
    pay: async () => {
      await decide(market, await startedPayment(market, key), { action: 'pay', timing: 'before', copies: '2' })
    },
    inShop: () =>
      market.query(
        `update orders set method = 'store_pickup', pickup = '{"code":null,"label":"Sklep, Kraków"}' where number = $1`,
        [number],
      ),
    confirm: () => followLink(market, placed.json),
    seller: async (step: string, body?: unknown) =>
      ok(
        await market.api('POST', `/api/companies/${stage.companyId}/orders/${number}/${step}`, body, stage.seller.auth),
      ),
    operator: async (step: string, body?: unknown) =>
      ok(await market.api('POST', `/api/admin/orders/${number}/${step}`, body, stage.operator.auth)),
    buyer: async (step: string, body?: unknown) => ok(await market.api('POST', `/api/purchases/${key}/${step}`, body)),
    async opens(kind: string, more: object = {}) {
      const lines = [{ itemId: await itemId(), quantity }]
      const who = { name: 'Anna Kowalska', email: buyer.email }
      const path = `/api/purchases/${key}/orders/${number}/${kind === 'withdrawal' ? 'withdrawal' : 'returns'}`
      const body =
        kind === 'withdrawal' ? { ...who, lines, ...more } : { ...who, lines, kind, words: 'Ekran gaśnie.', ...more }
      const opened = await market.api('POST', path, body)
      ok(opened)
      caseId = opened.json.id
    },
    caseOfSeller: async (step: string, body?: unknown) =>
      ok(
        await market.api(
          'POST',
          `/api/companies/${stage.companyId}/returns/${caseId}/${step}`,
          body,
          stage.seller.auth,
        ),
      ),
    caseOfBuyer: async (step: string, body?: unknown) =>
      ok(await market.api('POST', `/api/purchases/${key}/cases/${caseId}/${step}`, body)),
    caseOfOperator: async (step: string, body?: unknown) =>
      ok(await market.api('POST', `/api/admin/disputes/${caseId}/${step}`, body, stage.operator.auth)),
    received: async (deduction = 0) => ({
      lines: [
        {
          ...{ itemId: await itemId(), received: quantity, sellable: quantity, deduction },
          ...{ condition: deduction ? 'worse' : 'asDescribed', reason: deduction ? 'Rysa' : null },
        },
      ],
    }),
  }
  return life
}
export const shipped = (n: number) => ({ carrier: 'dpd', trackingNumber: `100000000000${n}U` })
