import fc from 'fast-check'
import type { Action } from './actions.ts'
import { take } from './expect-step.ts'
import type { Verb } from './life.ts'
import { sellerOf } from './order-facts.ts'
import { same } from './same.ts'
import type { Seller, World } from './world.ts'

// Units: which very thing an order takes, and what happens to things between two sales.

type Line = {
  versionId: number
  left: number
  units: { code: string; leftAt: string | null }[]
  choices: { code: string }[]
}

/** The seller says which units an order takes: of those it may, now and then one too many, or one that another has. */
const chooseUnits: Verb = async (world, order, at) => {
  const seller = sellerOf(world, order)
  if (!order.items.some(({ versionId }) => versionId === seller.tracked.versionId)) return
  const path = `orders/${order.number}/units`
  const own = (lines: Line[]) => lines.find(({ versionId }) => versionId === seller.tracked.versionId) as Line
  const line = own((await world.asSeller(seller, 'GET', path)).json.items)
  const waiting = line.units.filter(({ leftAt }) => leftAt === null)
  const fitting = [...waiting, ...line.choices].map(({ code }) => code)
  const from = at % Math.max(1, fitting.length)
  const turned = [...fitting.slice(from), ...fitting.slice(0, from)]
  const other = world.things[at % world.things.length]?.code as string
  // One that its seller offers nowhere could leave for any line, and would be no piece of this offer.
  const isMeant = at % 4 === 0 && (await unitOf(world, other)).productId !== null
  const foreign = isMeant ? [other] : []
  const many = line.left + (at % 5 === 0 ? 1 : 0)
  const codes = [...new Set([...foreign, ...turned])].slice(0, many)
  let isDone = false
  await take(world, order, `choose ${codes.join(', ')}`, { any: () => true, refusals: REFUSALS }, async () => {
    const body = { items: [{ versionId: line.versionId, units: codes }] }
    const answer = await world.asSeller(seller, 'PUT', path, body)
    isDone = answer.status === 200
    return answer
  })
  if (!isDone || !world.isAlone) return
  const after = own((await world.asSeller(seller, 'GET', path)).json.items)
  const chosen = after.units.filter(({ leftAt }) => leftAt === null).map(({ code }) => code)
  same(`units of ${order.number}`, chosen.sort(), codes.toSorted())
}

/** Whether one of them is met is said by the invariants: a unit is kept for one order. */
const REFUSALS = [
  ...['order_not_shippable', 'too_many_units', 'unit_sold_elsewhere', 'unit_of_another_offer', 'unit_has_left'],
  ...['unit_not_found'],
]

/** A thing arrives at a seller by its number: the same one that sold it, or another, also while somebody has it in stock. */
const receive = fc.record({ seller: fc.nat(3), thing: fc.nat(999), twice: fc.boolean() }).map(
  (how): Action => ({
    text: `receive ${JSON.stringify(how)}`,
    async run(world) {
      const seller = world.sellers[how.seller] as Seller
      const thing = world.things[how.thing % world.things.length] as World['things'][number]
      const before = await unitOf(world, thing.code)
      const units = [{ name: 'Phone 12', group: 'phones', number: { kind: 'imei', plain: thing.number } }]
      const ask = () => world.asSeller(seller, 'POST', 'units', { units })
      const answers = await Promise.all(how.twice ? [ask(), ask()] : [ask()])
      if (!world.isAlone || answers.some(({ status, text }) => status === 429 || text.includes('too_many_taken_over')))
        return
      const isElsewhere = before.companyId !== null && before.companyId !== seller.companyId
      const isTied = isElsewhere && (before.offered || before.state === 'reserved')
      for (const { json } of answers) {
        const [{ unit, continued, failure }] = json.results
        const told = [unit?.code ?? null, continued, failure?.code ?? null]
        const wanted = isTied ? [null, false, 'unit_listed_elsewhere'] : [thing.code, true, null]
        same(`a known thing arrives (${before.state})`, told, wanted)
      }
      const after = await unitOf(world, thing.code)
      const grown = isTied || before.companyId === seller.companyId ? 0 : 1
      same('its passport goes on', after.seq, before.seq + grown)
    },
  }),
)

/** What a seller has and offers nowhere stands in its offer from now on, and is one piece more of it. */
const offer = fc.nat(3).map(
  (index): Action => ({
    text: `offer what seller ${index} has`,
    async run(world) {
      const seller = world.sellers[index] as Seller
      if (!world.isAlone) return
      const { rows } = await world.market.query(
        `select code from units where company_id = $1 and product_id is null and state = 'inStock' order by id`,
        [seller.companyId],
      )
      const codes = rows.map(({ code }) => String(code))
      if (codes.length === 0) return
      const { productId, versionId, erpCode } = seller.tracked
      const put = await world.asSeller(seller, 'POST', `products/${productId}/units`, { codes, versionId })
      same('units in stock are offered', put.status, 200)
      const items = [{ erpCode, delta: codes.length }]
      const { json } = await world.asSeller(seller, 'PUT', 'stock', { items })
      same('pieces are counted', json.items[0].outcome, 'accepted')
      world.received.set(versionId, (world.received.get(versionId) as number) + codes.length)
    },
  }),
)

async function unitOf(world: World, code: string) {
  const { rows } = await world.market.query(
    `select company_id as "companyId", product_id as "productId", state, offered, seq from units where code = $1`,
    [code],
  )
  return rows[0] as { companyId: number | null; productId: number | null; state: string; offered: boolean; seq: number }
}

export const THINGS = { chooseUnits } as const satisfies Readonly<Record<string, Verb>>
export const unitActions = { receive, offer }
