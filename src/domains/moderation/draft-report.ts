import { randomBytes } from 'node:crypto'
import { isHoliday } from '../../platform/calendar/holidays.ts'
import { dueAt } from './rules/clocks.ts'
import { isUrgent, type Source } from './rules/reasons.ts'
import type { NewReport } from './store/reports.ts'
import type { Subject } from './subjects.ts'

const inPoland = (date: string): boolean => isHoliday('PL', date)
const freshKey = () => randomBytes(32).toString('base64url')

type Said = Pick<NewReport, 'reason' | 'explanation' | 'address' | 'name' | 'email' | 'userId' | 'locale'> & {
  source: Source
  at: Date
}

/** A report as it is to be kept, with its keys and its clock. */
export function draftOf(subject: Subject, said: Said): NewReport {
  const { source, reason, explanation, address, name, email, userId, locale, at } = said
  const urgent = isUrgent(reason)
  return {
    ...{ key: freshKey(), affectedKey: freshKey(), source, kind: subject.kind, subjectId: subject.id },
    ...{
      companyId: subject.companyId,
      title: subject.title,
      address,
      reason,
      explanation,
      name,
      email,
      userId,
      locale,
    },
    ...{ rank: urgent ? 0 : 1, receivedAt: at, dueAt: dueAt({ source, urgent, at }, inPoland) },
  }
}
