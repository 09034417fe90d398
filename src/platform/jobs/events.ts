import type { Database } from '../db/database.ts'
import { type AddJob, type AnyJobs, createAddJob, type JobSpec } from './jobs.ts'
import type { AnyKind } from './kinds.ts'
import type { Events } from './names.ts'

/** An event to tell: a name of the map, and what is told of it. */
export type MarketEvent<E = Events> = { [Name in keyof E]: { name: Name; payload: E[Name] } }[keyof E]
export type Emit<E = Events> = (db: Database, ...events: MarketEvent<E>[]) => Promise<void>

/** The outbox: an event becomes one job for each kind that hears it, in the transaction of the change it tells of. */
export function createEmit<E = Events>(
  kinds: readonly AnyKind[],
  now: () => Date,
  add: AddJob<AnyJobs> = createAddJob<AnyJobs>({ now, kinds }),
): Emit<E> {
  return async (db, ...events) => {
    const jobs = events.flatMap(({ name, payload }) =>
      kinds.filter(({ hears }) => hears?.includes(String(name))).map((kind) => jobFor(kind, payload as object, now())),
    )
    await add(db, ...jobs)
  }
}

function jobFor({ name, onceInSeconds }: AnyKind, payload: object, now: Date): JobSpec<AnyJobs> {
  if (onceInSeconds === undefined) return { name, payload }
  return { name, payload: {}, key: name, runAt: new Date(now.getTime() + onceInSeconds * 1000) }
}
