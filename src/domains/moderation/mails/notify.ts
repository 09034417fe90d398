import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import { readOperators } from '../../accounts/index.ts'
import { queueMail } from '../../mail/index.ts'
import { reportNumber } from '../names.ts'
import type { MisuseStep } from '../rules/misuse.ts'
import type { Party } from '../rules/reasons.ts'
import type { NewReport, Report } from '../store/reports.ts'
import { readAffected } from './affected.ts'
import { WORDS } from './statement.ts'

type Filed = NewReport & { id: number }

/** The receipt (Regulation 2022/2065 art. 16 par. 4). It repeats no word that was typed: the address is one that nobody has proved. */
export async function notifyReceived(
  deps: Deps,
  { id, key, email, locale, kind, reason, receivedAt }: Filed,
): Promise<void> {
  if (email === null) return
  const words = WORDS[locale]
  await queueMail(deps, {
    ...{ to: email, locale, template: 'reportReceived' },
    params: {
      number: reportNumber(id),
      link: pageAddress(deps, `/reports/${key}`, locale),
      sections: [
        {
          heading: words.report,
          rows: [
            [words.what, words[`kind_${kind}`]],
            [words.reason, words[`reason_${reason}`]],
            [words.receivedAt, dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(receivedAt)],
          ],
        },
      ],
    },
  })
}

/** Somebody's life or safety may be at stake: nobody waits until the queue is opened. */
export async function notifyOperators(deps: Deps, { id, title, reason }: Filed): Promise<void> {
  for (const { email, locale } of await readOperators(deps, 'content')) {
    const link = pageAddress(deps, `/admin/reports/${id}`, locale)
    const params = { number: reportNumber(id), content: title, reason: WORDS[locale][`reason_${reason}`], link }
    await queueMail(deps, { to: email, locale, template: 'reportUrgent', params })
  }
}

type Told = { email: string; locale: Locale; key: string }

/** Whom one side of a case is: who reported, or the people whose content it is about. */
export async function readSide(deps: Deps, report: Report, party: Party): Promise<Told[]> {
  if (party === 'affected') {
    return (await readAffected(deps, report)).map((one) => ({ ...one, key: report.affectedKey }))
  }
  const { email, locale, key } = report
  return email === null ? [] : [{ email, locale, key }]
}

/** That a complaint came. */
export async function notifyComplained(deps: Deps, report: Report, party: Party): Promise<void> {
  for (const { email, locale, key } of await readSide(deps, report, party)) {
    const params = { number: reportNumber(report.id), link: pageAddress(deps, `/reports/${key}`, locale) }
    await queueMail(deps, { to: email, locale, template: 'complaintReceived', params })
  }
}

/** What came of a complaint, and why. */
export async function notifyAnswered(
  deps: Deps,
  report: Report,
  party: Party,
  { outcome, answer }: { outcome: 'stands' | 'changed'; answer: string },
): Promise<void> {
  for (const { email, locale, key } of await readSide(deps, report, party)) {
    const words = WORDS[locale]
    await queueMail(deps, {
      ...{ to: email, locale, template: 'complaintAnswered' },
      params: {
        number: reportNumber(report.id),
        link: pageAddress(deps, `/reports/${key}`, locale),
        sections: [
          { heading: words[`outcome_${outcome}`], lines: [answer] },
          { heading: words.redress, lines: [words.redressBodies, words.redressCourt] },
        ],
      },
    })
  }
}

type Stepped = { email: string; locale: Locale; step: MisuseStep; reason: string; until: Date | null }

/** A warning, or that no reports are taken for a while. That they are again needs no mail. */
export async function notifyMisuse(deps: Deps, { email: to, locale, step, reason, until }: Stepped): Promise<void> {
  if (step === 'lift') return
  if (!until) return queueMail(deps, { to, locale, template: 'reportsWarned', params: { reason } })
  const day = dateFormat(locale, { dateStyle: 'long' }).format(until)
  return queueMail(deps, { to, locale, template: 'reportsSuspended', params: { reason, until: day } })
}
