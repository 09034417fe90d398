import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '../market.ts'
import { factsOf, type OrderFacts, type Pieces } from './order-facts.ts'
import type { World } from './world.ts'

/** What an order is once a command was taken: where it stands, its money, pieces that will not be sent, what left in which shipment, its cases. */
export type Standing = {
  status: string
  money: string
  givenBack: number
  givenUp: number
  shipments: { number: string; items: Pieces[] }[]
  cases: string[]
}
/** What a command has to lead to, by the model. `any`: what holds of the order then, or one of the refusals, where more than the model follows decides. */
export type Expected =
  | { refused: string }
  | { becomes: Partial<Standing> }
  | { any: (becomes: Standing) => boolean; refusals: readonly string[] }

/** Answered as done, and nothing changes. */
export const NOTHING: Expected = { becomes: {} }

export const standingOf = ({ status, money, givenBack, shipments, items, cases }: OrderFacts): Standing => ({
  ...{ status, money, givenBack, shipments },
  givenUp: items.reduce((sum, item) => sum + item.givenUp, 0),
  cases: cases.map((one) => `${one.id} ${one.status}`),
})

/**
 * Takes a command and compares answer and order with what the model expects of it; where other people are at work at the same time, nobody knows
 * what it meets, and only the invariants look.
 */
export async function take(
  world: World,
  order: OrderFacts,
  what: string,
  expected: Expected,
  ask: () => Promise<Answer>,
): Promise<void> {
  const answer = await ask()
  if (!world.isAlone) return
  const before = standingOf(order)
  const after = standingOf(await factsOf(world, order.number))
  const code: string | undefined = answer.status < 300 ? undefined : answer.json?.code
  const said = `${what} of ${order.number} (${before.status}, ${before.money}, ${order.method}): ${answer.status} ${code ?? ''}`
  if (code !== undefined || 'refused' in expected) {
    const refusals = 'refused' in expected ? [expected.refused] : 'any' in expected ? expected.refusals : []
    if (!refusals.includes(String(code))) throw new Error(`${said}, the model expected ${JSON.stringify(expected)}`)
    if (!isDeepStrictEqual(after, before)) throw new Error(`${said}, and changed it to ${JSON.stringify(after)}`)
    return
  }
  const isRight =
    'any' in expected
      ? expected.any(after)
      : 'becomes' in expected && isDeepStrictEqual(after, { ...before, ...expected.becomes })
  if (!isRight)
    throw new Error(
      `${said}: ${JSON.stringify(after)} after ${JSON.stringify(before)}, expected ${JSON.stringify(expected)}`,
    )
}
