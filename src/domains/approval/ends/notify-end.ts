import { wordsInEach } from '../../../i18n/languages.ts'
import { fillText } from '../../../i18n/translate.ts'
import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import { readContactsOf } from '../../companies/index.ts'
import { type MailSection, queueMail } from '../../mail/index.ts'
import { notify } from '../../notices/index.ts'
import { mayComplainUntil } from '../rules/end-rules.ts'
import type { StoredEnd } from '../store/ends.ts'

const WORDS = wordsInEach('oversight')
const TEMPLATES = {
  endPlanned: 'companyEndPlanned',
  ended: 'companyEnded',
  endCalledOff: 'companyEndCalledOff',
  endAnswered: 'companyEndAnswered',
} as const

type News = {
  step: keyof typeof TEMPLATES
  end: StoredEnd
  company: string
  /** Why it was called off, or the answer to a complaint. */
  words?: string
  outcome?: 'stands' | 'changed'
}

/** A mail with the whole statement of reasons and a notice to every owner, in the caller's transaction. */
export async function notifyOfEnd(deps: Deps, { step, end, company, words, outcome }: News): Promise<void> {
  const { companyId } = end
  const owners = await readContactsOf(deps, companyId, 'owners')
  const path = `/company-data?company=${companyId}`
  await notify(deps, {
    ...{ kind: 'companyDecision', userIds: owners.map(({ userId }) => userId) },
    ...{ key: `${companyId} ${step} ${end.id}`, data: { company, step }, path },
  })
  for (const { email, locale } of owners) {
    const sections = words === undefined ? statementOf(deps, end, locale) : answerOf(words, outcome, locale)
    const params = { company, sections, link: pageAddress(deps, path, locale) }
    await queueMail(deps, { to: email, locale, template: TEMPLATES[step], params })
  }
}

/** Which restriction, from when on, why, on which ground, and what can be done about it (Regulation 2019/1150 art. 4 par. 5). */
function statementOf(deps: Deps, end: StoredEnd, locale: Locale): MailSection[] {
  const t = WORDS[locale]
  const long = dateFormat(locale, { dateStyle: 'long' })
  const until = mayComplainUntil(end, deps.now())
  return [
    {
      heading: t.endTitle,
      rows: [
        [t.endKind, t[`endKind_${end.kind}`]],
        [t.endsAt, dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(end.endsAt)],
        [t.provision, end.provision],
        [t.automated, t.automatedNo],
      ],
      lines: [`${t.reasons}: ${end.reasons}`],
    },
    {
      heading: t.redress,
      lines: [
        ...(until ? [fillText(t.redressComplaint, { until: long.format(until) })] : []),
        t.redressMediation,
        t.redressCourt,
      ],
    },
  ]
}

function answerOf(words: string, outcome: News['outcome'], locale: Locale): MailSection[] {
  const t = WORDS[locale]
  return [{ heading: outcome ? t[`outcome_${outcome}`] : t.calledOffReason, lines: [words] }]
}
