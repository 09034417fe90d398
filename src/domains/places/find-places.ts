import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { foldText } from '../../values/text-fold.ts'
import { askService } from './ask-service.ts'
import type { Place } from './contract.ts'
import { placesReady } from './load-places.ts'
import { reverseOffline, searchOffline } from './offline.ts'

type Source = 'offline' | 'nominatim' | 'photon' | 'google'
type Answer = { source: Source; preparing: boolean; attribution: string }

const MOST = 8
/** A person types some dozen letters a minute; a program that copies the service asks more. */
const LOOKUPS = defineLimit({ name: 'geocode', attempts: 120, seconds: 60 })

const ATTRIBUTIONS: Record<Source, string> = {
  offline: 'GeoNames (CC BY 4.0), PRNG (GUGiK)',
  nominatim: '© OpenStreetMap contributors',
  photon: '© OpenStreetMap contributors',
  google: 'Google',
}

/**
 * Places for an address: from the configured service, or from our own lists where there is none or it does not answer. `geocode_failed`
 * when neither can.
 */
export async function findPlaces(
  deps: Deps,
  actor: Actor | undefined,
  { q, country, locale }: { q: string; country?: string | undefined; locale: Locale },
): Promise<Answer & { places: Place[] }> {
  await countLookUp(deps, actor)
  const text = q.replace(/\s+/g, ' ')
  const question = ['search', foldText(text), country ?? '', locale]
  const answered = await askService(deps, question, (geocoder) =>
    geocoder.search({ text, language: locale.slice(0, 2), limit: MOST, ...(country && { country }) }),
  )
  if (answered) return { places: answered.answer, ...described(deps.config.geocoder?.dialect ?? 'offline') }
  const own = { text, country: country ?? null, locale, limit: MOST }
  return orPreparing(deps, { places: [] }, async () => ({ places: await searchOffline(deps, own) }))
}

/** What is at a position, answered as `findPlaces` is. */
export async function findPlaceAt(
  deps: Deps,
  actor: Actor | undefined,
  { lat, lng, locale }: { lat: number; lng: number; locale: Locale },
): Promise<Answer & { place: Place | null }> {
  await countLookUp(deps, actor)
  // A metre is near enough; what differs by less is one question.
  const position = { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) }
  const question = ['reverse', position.lat, position.lng, locale]
  const answered = await askService(deps, question, async (geocoder) => {
    return (await geocoder.reverse(position, locale.slice(0, 2))) ?? null
  })
  if (answered) return { place: answered.answer, ...described(deps.config.geocoder?.dialect ?? 'offline') }
  return orPreparing(deps, { place: null }, async () => ({
    place: (await reverseOffline(deps, position, locale)) ?? null,
  }))
}

async function countLookUp(deps: Deps, actor: Actor | undefined): Promise<void> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  await deps.limits.count(LOOKUPS, actor.userId)
}

async function orPreparing<T>(deps: Deps, empty: T, find: () => Promise<T>): Promise<Answer & T> {
  if (await placesReady(deps)) return { ...(await find()), ...described('offline') }
  // With a service configured the lists are the last resort: without them there is no answer at all.
  if (deps.config.geocoder) throw new Failure('unavailable', 'geocode_failed')
  return { ...empty, ...described('offline'), preparing: true }
}

function described(source: Source): Answer {
  return { source, preparing: false, attribution: ATTRIBUTIONS[source] }
}
