import type { UnitEventView } from '../../../domains/units/contract.ts'
import type { EventData } from '../../../domains/units/rules/event.ts'
import { dayText, gradeText } from './grade-words.ts'
import type { UnitWords } from './unit-words.ts'

type Told = { title: string; more: string | null }

/** An event in words: what happened, and what there is to add. */
export function eventText({ kind, data }: Pick<UnitEventView, 'kind' | 'data'>, words: UnitWords): Told {
  const { p, shell, locale } = words
  const of = <Kind extends keyof EventData>(_: Kind) => data as EventData[Kind]
  switch (kind) {
    case 'received':
      return { title: p(of(kind).carried ? 'event_carried' : 'event_received'), more: null }
    case 'graded': {
      const { grade, rules, byHand } = of(kind)
      if (grade === null) return { title: p('event_gradedNone'), more: null }
      const title = p(byHand ? 'event_gradedByHand' : 'event_graded', { grade: gradeText(grade, shell) })
      return { title, more: byHand ? null : p('event_gradedText', { rules }) }
    }
    case 'repaired': {
      const { what, parts } = of(kind)
      const used = { none: null, original: p('event_repairedOriginal'), other: p('event_repairedOther') }
      return { title: p('event_repaired', { what: p(`${what}_part`) }), more: used[parts] }
    }
    case 'wiped': {
      const { method, tool, verified } = of(kind)
      return {
        title: p('event_wiped', { method: p(`wiped_${method}`), tool }),
        more: verified === null ? null : p('event_wipedVerified', { percent: verified }),
      }
    }
    case 'warranty': {
      const told = of(kind)
      if ('claim' in told) return { title: p(`claim_${told.claim}`), more: null }
      return { title: p('event_warranty', { count: told.months, date: dayText(told.until, locale) }), more: null }
    }
    default:
      return { title: p(`event_${kind}`), more: null }
  }
}

/** Who it was: sellers are numbered as they came, and named nowhere. */
export function byText(by: string, { p }: Pick<UnitWords, 'p'>): string {
  const [who, number] = by.split('-')
  return who === 'seller' && number ? p('by_seller', { number }) : p('by_market')
}
