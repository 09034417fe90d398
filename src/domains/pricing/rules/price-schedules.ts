/** From when to when another price holds; without an end it is a change at one moment, and the price stays. */
export type Span = { startsAt: Date; endsAt: Date | null }

/** Whether two planned prices of one version cannot both be kept. One may begin when the other ends. */
export function spansOverlap(a: Span, b: Span): boolean {
  return coversStart(a, b) || coversStart(b, a)
}

const coversStart = (span: Span, other: Span): boolean =>
  span.endsAt === null
    ? span.startsAt.getTime() === other.startsAt.getTime()
    : span.startsAt <= other.startsAt && other.startsAt < span.endsAt

export type Planned = Span & { id: number; status: 'planned' | 'running' }
/** `missed`: it ended before anybody could start it. */
export type Step = { id: number; step: 'start' | 'end' | 'missed' }

/**
 * What is due of a version's planned prices, in the order in which it should have happened: where one ends as another begins, the end
 * comes first, so that each returns to the price before it.
 */
export function dueSteps(schedules: readonly Planned[], now: Date): Step[] {
  const steps = schedules.flatMap(({ id, status, startsAt, endsAt }): (Step & { at: Date; rank: number })[] => {
    const over = endsAt !== null && endsAt <= now
    if (status === 'running') return over ? [{ id, step: 'end', at: endsAt, rank: 0 }] : []
    if (startsAt > now) return []
    return [{ id, step: over ? 'missed' : 'start', at: startsAt, rank: 1 }]
  })
  return steps
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.rank - b.rank || a.id - b.id)
    .map(({ id, step }) => ({ id, step }))
}
