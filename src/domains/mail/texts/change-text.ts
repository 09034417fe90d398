import type { MailWords } from '../../../i18n/mail-words.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { recordAudit } from '../../audit/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import { type MailParams, renderMail } from '../render/render-mail.ts'
import { WORDS } from '../render/words.ts'
import { faultOf } from '../rules/mail-words.ts'
import { findText, insertText, lockText } from '../store/texts.ts'
import type { MailTemplate } from '../templates.ts'
import type { MailWordsBody } from './contract.ts'
import { requireTemplate } from './read-text.ts'
import { SAMPLES } from './samples.ts'

type Of = { template: string; locale: Locale }
type Change = { words: MailWordsBody | null; version: number }

/**
 * Writes other words for a mail in one language, or (null) goes back to what the market comes with: a further version, on record. Whoever saw an
 * older one is told: `changed_meanwhile`. What is wrong with the words is named by part.
 */
export async function changeMailText(
  deps: Deps,
  actor: Actor | undefined,
  of: Of,
  { words: said, version }: Change,
): Promise<void> {
  const { userId: by } = requireOperator(actor)
  const template = requireTemplate(of.template)
  const { locale } = of
  const words = said && toWords(said)
  if (words) refuseFault(words, template, locale)
  await deps.db.transaction().execute(async (db) => {
    await lockText(db, template, locale)
    const newest = await findText(db, template, locale)
    if ((newest?.id ?? 0) !== version) throw new Failure('conflict', 'changed_meanwhile')
    if (words === null && !newest?.words) return
    await insertText(db, { template, locale, words, by, at: deps.now() })
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId: by, action: 'mailTextChanged', subjectKind: 'market', subjectId: template },
        detail: { locale, builtIn: words === null },
      },
    )
  })
}

/** The mail with these words and examples in its blanks; nothing is kept. */
export async function previewMailText(deps: Deps, actor: Actor | undefined, of: Of, said: MailWordsBody) {
  requireOperator(actor)
  const template = requireTemplate(of.template)
  const words = toWords(said)
  refuseFault(words, template, of.locale)
  const sender = await readPublicSettings(deps)
  const { subject, text, html } = renderMail(template, of.locale, SAMPLES[template] as MailParams, sender, words)
  return { subject, text, html }
}

const toWords = ({ button, ...words }: MailWordsBody): MailWords => ({
  ...words,
  ...(button !== undefined && { button }),
})

function refuseFault(words: MailWords, template: MailTemplate, locale: Locale): void {
  const fault = faultOf(words, WORDS[locale][template])
  if (fault) throw invalidField(`words.${fault.part}`, fault.code, { name: fault.name })
}
