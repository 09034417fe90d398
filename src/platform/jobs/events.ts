import type { Database } from '../db/database.ts'
import { type AddJob, addJob, type JobSpec } from './jobs.ts'

export type MarketEvent = { name: string; payload: Record<string, unknown> }
/** Who hears what: event name → job names. Listed in market.ts alone. */
export type Listeners = Readonly<Record<string, readonly string[]>>
export type Emit = (db: Database, ...events: MarketEvent[]) => Promise<void>

/** The outbox: an event becomes one job for each listener, in the transaction of the change it tells of. */
export function createEmit(listeners: Listeners, add: AddJob = addJob): Emit {
  return async (db, ...events) => {
    const jobs = events.flatMap((event) =>
      (listeners[event.name] ?? []).map((name): JobSpec => ({ name, payload: event.payload })),
    )
    await add(db, ...jobs)
  }
}
