/** What was noted of somebody who reports, the newest first. */
export type MisuseNote = { what: 'warned' | 'suspended' | 'lifted'; at: Date; until: Date | null }
export type MisuseStep = 'warn' | 'suspend' | 'lift'

const DAY = 86_400_000
/** How long a warning counts, and a note is kept. */
export const NOTE_DAYS = 365
/** How long reports of somebody are not taken. */
export const SUSPENDED_DAYS = 90

/** Until when no reports of this person are taken; null: they are. */
export function suspendedUntil(notes: readonly MisuseNote[], now: Date): Date | null {
  const last = notes.find(({ what }) => what !== 'warned')
  return last?.what === 'suspended' && last.until && last.until > now ? last.until : null
}

/** What may be done: nobody is suspended who was not warned within the year before (Regulation 2022/2065 art. 23 par. 2). */
export function stepsNow(notes: readonly MisuseNote[], now: Date): readonly MisuseStep[] {
  if (suspendedUntil(notes, now)) return ['lift']
  const warned = notes.some(({ what, at }) => what === 'warned' && now.getTime() - at.getTime() < NOTE_DAYS * DAY)
  return warned ? ['warn', 'suspend'] : ['warn']
}
