import type { MailWords } from '../../../i18n/mail-words.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES } from '../../../values/locale.ts'
import { WORDS } from '../render/words.ts'
import { blanksFor } from '../rules/mail-words.ts'
import { findText, findTextVersions } from '../store/texts.ts'
import type { MailTemplate } from '../templates.ts'
import type { MailText, MailWordsBody } from './contract.ts'
import { SAMPLES } from './samples.ts'
import { isTemplate, readStandings, standingOf } from './words-in-force.ts'

const PAGE = 20

/** All mails, each with whose words it has. */
export async function listMailTexts(deps: Deps, actor: Actor | undefined) {
  requireOperator(actor)
  const standings = await readStandings(deps)
  return { mails: [...standings].map(([template, of]) => ({ template, standings: of })) }
}

/** A mail by its name, or `mail_template_not_found`. */
export function requireTemplate(name: string): MailTemplate {
  if (!isTemplate(name)) throw new Failure('notFound', 'mail_template_not_found')
  return name
}

/** The words of one mail and how they came to be. */
export async function readMailText(
  deps: Deps,
  actor: Actor | undefined,
  name: string,
  before?: number,
): Promise<MailText> {
  requireOperator(actor)
  const template = requireTemplate(name)
  const languages = await Promise.all(
    LOCALES.map(async (locale) => {
      const builtIn = WORDS[locale][template]
      const newest = await findText(deps.db, template, locale)
      const words = plain(newest?.words ?? builtIn)
      const standing = standingOf(newest?.words, builtIn)
      return { locale, standing, words, builtIn: plain(builtIn), version: newest?.id ?? 0 }
    }),
  )
  const found = await findTextVersions(deps.db, template, before ?? null, PAGE + 1)
  const versions = found.slice(0, PAGE)
  return {
    template,
    languages,
    blanks: blanksWithExamples(template),
    versions: versions.map(({ id, locale, words, by, at }) => ({
      ...{ version: id, locale, words: words && plain(words), by },
      at: at.toISOString(),
    })),
    next: found.length > PAGE ? (versions.at(-1)?.id ?? null) : null,
  }
}

const plain = ({ subject, lines, button, after = [] }: MailWords): MailWordsBody => ({
  ...{ subject, lines: [...lines], after: [...after] },
  ...(button !== undefined && { button }),
})

function blanksWithExamples(template: MailTemplate) {
  const { wanted, allowed } = blanksFor(WORDS['pl-PL'][template])
  const told: Readonly<Record<string, unknown>> = { ...SAMPLES[template] }
  return allowed.map((name) => ({ name, wanted: wanted.includes(name), example: String(told[name] ?? '') }))
}
