import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { type MisuseStep, NOTE_DAYS, SUSPENDED_DAYS, stepsNow, suspendedUntil } from './rules/misuse.ts'
import { deleteNotes, findNotes, insertNote, type StoredNote } from './store/misuse.ts'

const DAY = 86_400_000
/** The newest notes say all that counts. */
const NOTES = 20
const AT_ONCE = 500
const WHAT = { warn: 'warned', suspend: 'suspended', lift: 'lifted' } as const

/** Kept as a keyed hash: the notes tell nothing of anybody who does not report again. */
const whoIs = ({ secrets }: Pick<Deps, 'secrets'>, email: string): string =>
  secrets.hash(`misuse ${email.trim().toLowerCase()}`).toString('base64url')

export const readNotes = (deps: Pick<Deps, 'db' | 'secrets'>, email: string): Promise<StoredNote[]> =>
  findNotes(deps.db, whoIs(deps, email), NOTES)

/** `reports_suspended` while no reports of this person are taken. */
export async function refuseSuspended(deps: Pick<Deps, 'db' | 'secrets' | 'now'>, email: string): Promise<void> {
  const until = suspendedUntil(await readNotes(deps, email), deps.now())
  if (!until) return
  throw new Failure('conflict', 'reports_suspended', { params: { until: until.toISOString().slice(0, 10) } })
}

/** Notes a step against who reports without ground, or its end; answers until when no reports are taken. `step_impossible`. */
export async function noteMisuse(
  deps: Deps,
  email: string,
  { step, reason, by }: { step: MisuseStep; reason: string; by: string },
): Promise<Date | null> {
  const now = deps.now()
  if (!stepsNow(await readNotes(deps, email), now).includes(step)) throw new Failure('conflict', 'step_impossible')
  const until = step === 'suspend' ? new Date(now.getTime() + SUSPENDED_DAYS * DAY) : null
  await insertNote(deps.db, { who: whoIs(deps, email), what: WHAT[step], reason, by, at: now, until })
  return until
}

export const purgeNotes = (deps: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteNotes(deps.db, new Date(deps.now().getTime() - NOTE_DAYS * DAY), AT_ONCE)
