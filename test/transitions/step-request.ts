import type { TeamAction } from '../../src/domains/companies/rules/team-permissions.ts'
import type { Mover, OrderStatus } from '../../src/domains/orders/rules/order-statuses.ts'
import type { OrderStep } from '../../src/domains/orders/rules/order-steps.ts'
import type { Answer } from '../market.ts'
import type { Door } from './roles.ts'
import type { Bought, Thing } from './things.ts'

/** Under which key and company somebody asks. */
export type Under = { key: string; companyId: number; headers: Record<string, string> }
export type Ask = (thing: Thing, under: Under) => Promise<Answer>

/** A request by which somebody takes steps of the table: those `to` a status, `by` a mover, under one of the conditions. */
export type StepRequest = {
  name: string
  /** Names the purchase alone: whoever has another one asks about that. */
  ofPurchase?: true
  door: Door
  action: TeamAction | null
  by: Mover
  /** In whose name the table has the step, where not in that of who asks. */
  takes?: Mover
  to: OrderStatus
  when: readonly OrderStep['when'][]
  /** Where the table knows more, but nobody asks for it by itself. */
  from?: readonly OrderStatus[]
  bought: Bought
  /** What the dispute interrupted. */
  before?: OrderStatus
  /** Asked again it changes nothing, or nothing but what it is about: the order stays there. */
  stays?: readonly OrderStatus[]
  /** What has to be there besides the order; null: what the request names does not exist. */
  prepare?: (thing: Thing) => Promise<Thing>
  ask: Ask
}
