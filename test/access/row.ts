import type { Audience, Rule } from './audiences.ts'
import type { World } from './world.ts'

export type Request = { path: string; body?: unknown; file?: Buffer }
export type Row = {
  rule: Rule
  request: (world: World, audience: Audience) => Request
  /** Status for those who are let in; by audience where it differs. */
  done: number | ({ other: number } & Partial<Record<Audience, number>>)
}
/** One line for each endpoint, keyed as the contracts are. */
export type Rows = Readonly<Record<string, Row>>
