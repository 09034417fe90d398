import type { Database } from '../db/database.ts'
import type { AddJob, JobSpec } from './jobs.ts'

export type MarketEvent = { name: string; payload: Record<string, unknown> }
/** A job for each event, by name; or one for all events of so many seconds, which is told nothing of them. */
type Listener = string | { name: string; onceInSeconds: number }
/** Who hears what. Listed in market.ts alone. */
export type Listeners = Readonly<Record<string, readonly Listener[]>>
export type Emit = (db: Database, ...events: MarketEvent[]) => Promise<void>

/** The outbox: an event becomes one job for each listener, in the transaction of the change it tells of. */
export function createEmit(listeners: Listeners, add: AddJob, now: () => Date): Emit {
  return async (db, ...events) => {
    const jobs = events.flatMap((event) => (listeners[event.name] ?? []).map((one) => jobFor(one, event, now())))
    await add(db, ...jobs)
  }
}

function jobFor(listener: Listener, { payload }: MarketEvent, now: Date): JobSpec {
  if (typeof listener === 'string') return { name: listener, payload }
  const { name, onceInSeconds } = listener
  return { name, payload: {}, key: name, runAt: new Date(now.getTime() + onceInSeconds * 1000) }
}
