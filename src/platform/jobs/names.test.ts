import { expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import type { Emit } from './events.ts'
import type { AddJob } from './jobs.ts'
import type { JobKind } from './kinds.ts'
import type { Nothing } from './names.ts'

type Events = { 'lamp.lit': { lamp: number; by: string }; 'sun.rose': Nothing }
type Jobs = { note: { lamp: number }; count: Nothing; warm: { room: string } }
type Kind = JobKind<Jobs, Events>

// What the compiler refuses: `npm test` fails when one of these lines is no fault any more. Nothing here runs.
const faults = {
  names: (deps: Deps, emit: Emit<Events>, add: AddJob<Jobs>) => [
    // @ts-expect-error no such event
    emit(deps.db, { name: 'lamp.broke', payload: {} }),
    // @ts-expect-error no such job
    add(deps.db, { name: 'counted', payload: {} }),
    // @ts-expect-error what verbs are given knows the names of the market, and no others
    deps.emit(deps.db, { name: 'lamp.lit', payload: { lamp: 1, by: 'Ola' } }),
    // @ts-expect-error the same of jobs
    deps.addJob(deps.db, { name: 'note', payload: { lamp: 1 } }),
  ],
  payloads: (deps: Deps, emit: Emit<Events>, add: AddJob<Jobs>) => [
    // @ts-expect-error by whom?
    emit(deps.db, { name: 'lamp.lit', payload: { lamp: 1 } }),
    // @ts-expect-error there is nothing to tell of it
    emit(deps.db, { name: 'sun.rose', payload: { lamp: 1 } }),
    // @ts-expect-error a number
    add(deps.db, { name: 'note', payload: { lamp: '1' } }),
    // @ts-expect-error the payload of another job
    add(deps.db, { name: 'note', payload: { room: 'bath' } }),
  ],
  // @ts-expect-error the event does not tell the room
  listener: { name: 'warm', hears: ['lamp.lit'], run: async () => {} } satisfies Kind,
  // @ts-expect-error a listener of nothing
  deaf: { name: 'note', hears: ['lamp.broke'], run: async () => {} } satisfies Kind,
  // @ts-expect-error one job for many events is told nothing of them
  gathered: { name: 'note', hears: ['lamp.lit'], onceInSeconds: 5, run: async () => {} } satisfies Kind,
  // @ts-expect-error who would say the lamp every minute?
  scheduled: { name: 'note', everyMinute: true, run: async () => {} } satisfies Kind,
  // @ts-expect-error the work asks for more than the job is told
  work: { name: 'note', run: async (payload: { lamp: number; by: string }) => void payload } satisfies Kind,
  // @ts-expect-error a kind of no job
  kind: { name: 'counted', run: async () => {} } satisfies Kind,
}

test('a listener takes what it needs of an event, or gathers events, or is told nothing', () => {
  const kinds: Kind[] = [
    { name: 'note', hears: ['lamp.lit'], run: async ({ lamp }) => void lamp },
    { name: 'count', hears: ['lamp.lit', 'sun.rose'], onceInSeconds: 5, everyMinute: true, run: async () => {} },
    { name: 'count', hears: ['sun.rose'], run: async () => {} },
  ]
  expect([kinds.length, Object.keys(faults).length]).toEqual([3, 8])
})
