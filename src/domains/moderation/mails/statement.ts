import { wordsInEach } from '../../../i18n/languages.ts'
import { fillText } from '../../../i18n/translate.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import type { MailSection } from '../../mail/index.ts'
import { complaintUntil } from '../rules/clocks.ts'
import { mayComplain, type Party } from '../rules/reasons.ts'
import type { Decision } from '../store/decisions.ts'

export const WORDS = wordsInEach('moderation')

/**
 * The statement of reasons (Regulation 2022/2065 art. 17 par. 3): what is restricted, where and how long, on which facts, whether a machine decided,
 * on which ground, and what can be done about it. The same for who reported, as the notice of the decision (art. 16 par. 5).
 */
export function statementOf(decision: Decision, party: Party, locale: Locale): MailSection[] {
  const words = WORDS[locale]
  const { measure, ground, provision, facts, at, kind } = decision
  return [
    {
      heading: words.decision,
      rows: [
        [words.measure, words[`measure_${measure}`]],
        [words.scope, words[`scope_${measure}`]],
        [words.reason, words[`reason_${decision.reason}`]],
        [words[`ground_${ground}`], provision],
        [words.automated, words.automatedNo],
        [words.what, words[`kind_${kind}`]],
      ],
      lines: [`${words.facts}: ${facts}`],
    },
    { heading: words.redress, lines: redressOf(party, measure, complaintUntil(at), locale) },
  ]
}

/** The ways against a decision, the free one first. */
export function redressOf(party: Party, measure: Decision['measure'], until: Date, locale: Locale): string[] {
  const words = WORDS[locale]
  const day = dateFormat(locale, { dateStyle: 'long' }).format(until)
  const free = mayComplain(party, measure) ? [fillText(words.redressComplaint, { until: day })] : []
  return [...free, words.redressBodies, words.redressCourt]
}
