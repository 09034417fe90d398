import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../../platform/deps.ts'
import { type Geocoder, GeocoderFailure } from '../../platform/geocode/geocoder.ts'
import { openGeocoder } from '../../platform/geocode/open-geocoder.ts'
import { findAnswer, saveAnswer, takeSlot } from './store.ts'

/** Milliseconds that a question may take in all; then our own lists answer. */
const PATIENCE = 3000
/** Milliseconds of it that may pass before it is our turn. */
const TURN_PATIENCE = 1500
const DAY = 86_400_000

/** What the configured service says, kept for some days; undefined when none is configured or it does not answer as it should. */
export async function askService<T>(
  deps: Deps,
  question: readonly (string | number)[],
  ask: (geocoder: Geocoder) => Promise<T>,
): Promise<{ answer: T } | undefined> {
  const { geocoder } = deps.config
  if (!geocoder) return undefined
  const { dialect, url, key, cacheDays } = geocoder
  const place = deps.secrets.hash(JSON.stringify([dialect, url, ...question]))
  const since = new Date(deps.now().getTime() - cacheDays * DAY)
  const known = cacheDays > 0 ? await findAnswer(deps.db, place, since) : undefined
  if (known !== undefined) return known as { answer: T }
  try {
    const waited = dialect === 'nominatim' ? await turn(deps, url) : 0
    const answer = await ask(
      openGeocoder(dialect, { url, key, timeout: PATIENCE - waited, userAgent: userAgent(deps) }),
    )
    if (cacheDays > 0) await saveAnswer(deps.db, place, { answer }, deps.now(), since)
    return { answer }
  } catch (error) {
    if (!(error instanceof GeocoderFailure)) throw error
    deps.log.warn({ geocoder: dialect, failed: error.message })
    return undefined
  }
}

/** Waits for our turn: one question a second, however many processes ask. Milliseconds waited. */
async function turn(deps: Deps, service: string): Promise<number> {
  const pause = await takeSlot(deps.db, service, TURN_PATIENCE)
  if (pause === undefined) throw new GeocoderFailure('too many questions at once')
  if (pause > 0) await wait(pause)
  return pause
}

const userAgent = ({ config }: Deps) =>
  `Obieg${config.publicUrl ? ` (+${config.publicUrl})` : ' (marketplace software)'}`
