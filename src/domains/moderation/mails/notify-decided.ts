import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { queueMail } from '../../mail/index.ts'
import { reportNumber } from '../names.ts'
import type { Party } from '../rules/reasons.ts'
import type { Decision } from '../store/decisions.ts'
import type { Report } from '../store/reports.ts'
import { readSide } from './notify.ts'
import { statementOf } from './statement.ts'

type Decided = {
  decision: Decision
  /** The one that it answers first. */
  report: Report
  /** All that it settles. */
  told: readonly Report[]
  /** Who complained, of a decision that took another's place: that side is told with the answer. */
  complained: Party | null
}

/** The statement of reasons to whose content it is, where it restricts or shows again; and the decision to everybody who reported. */
export async function notifyDecided(deps: Deps, { decision, report, told, complained }: Decided): Promise<void> {
  const { measure, measureBefore, title } = decision
  if (measure !== measureBefore) {
    const template = measure === 'none' ? 'contentRestored' : 'contentRestricted'
    for (const { email, locale, key } of await readSide(deps, report, 'affected')) {
      const link = pageAddress(deps, `/reports/${key}`, locale)
      const params = { content: title, link, sections: statementOf(decision, 'affected', locale) }
      await queueMail(deps, { to: email, locale, template, params })
    }
  }
  for (const one of told) {
    if (one.id === report.id && complained === 'reporter') continue
    for (const { email, locale, key } of await readSide(deps, one, 'reporter')) {
      const link = pageAddress(deps, `/reports/${key}`, locale)
      const params = { number: reportNumber(one.id), link, sections: statementOf(decision, 'reporter', locale) }
      await queueMail(deps, { to: email, locale, template: 'reportDecided', params })
    }
  }
}
