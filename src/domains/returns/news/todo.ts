import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import type { ReturnRules } from '../rules/periods.ts'
import type { StoredCase } from '../store/cases.ts'
import type { CaseEvent } from '../store/events.ts'
import { type Audience, dayOf, say } from './letters.ts'

const DAY = 86_400_000

/** What the reader of a mail has to do next, or can, and until when; nothing where somebody else is. As the case stands by now. */
export function todoOf(
  audience: Audience,
  event: Pick<CaseEvent, 'step' | 'at' | 'way'>,
  one: StoredCase,
  rules: Pick<ReturnRules, 'silenceAccepts' | 'disputeDays'>,
  locale: Locale,
): string[] {
  const by = (key: string, until: Date | null) =>
    say(locale, key, { until: dayOf(must(until, `the day of ${key} of case ${one.id}`), locale) })
  if (audience === 'seller') return ofSeller(event.step, one, rules, locale, by)
  if (audience === 'operator') return []
  if (event.way) return [say(locale, event.way === 'transfer' ? 'todo_account' : 'todo_waitForMoney')]
  if (event.step === 'accept')
    return [one.sendUntil ? by('todo_sendClaimedBy', one.sendUntil) : say(locale, 'todo_sendClaimed')]
  if (event.step === 'reject' || event.step === 'lapse') {
    return [by('todo_askOperator', new Date(event.at.getTime() + rules.disputeDays * DAY))]
  }
  if (event.step === 'open' && one.kind !== 'claim') return [by('todo_sendBy', one.sendUntil)]
  return []
}

type Dated = (key: string, until: Date | null) => string

function ofSeller(
  step: CaseEvent['step'],
  one: StoredCase,
  { silenceAccepts }: Pick<ReturnRules, 'silenceAccepts'>,
  locale: Locale,
  by: Dated,
): string[] {
  if (step === 'accept') return [say(locale, 'todo_check')]
  if (step === 'open' && one.kind === 'claim') {
    return [by('todo_answer', one.answerUntil), ...(silenceAccepts ? [say(locale, 'todo_silence')] : [])]
  }
  if (step !== 'open' && step !== 'send') return []
  if (one.moneyUntil === null) return [say(locale, 'todo_check')]
  return [by(step === 'open' ? 'todo_moneyBy' : 'todo_checkAndPay', one.moneyUntil)]
}
