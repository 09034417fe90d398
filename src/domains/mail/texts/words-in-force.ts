import type { MailWords } from '../../../i18n/mail-words.ts'
import type { Deps } from '../../../platform/deps.ts'
import { LOCALES, type Locale } from '../../../values/locale.ts'
import { WORDS } from '../render/words.ts'
import { faultOf } from '../rules/mail-words.ts'
import { findNewestTexts, findText, type StoredText } from '../store/texts.ts'
import type { MailTemplate } from '../templates.ts'

/** How the words of a mail stand: as the market comes with them, the operator's, or the operator's that lack what an update has brought. */
export type Standing = 'builtIn' | 'own' | 'outdated'

/** The words with which a mail leaves: the operator's, as long as they say all that it is told; else what the market comes with. */
export async function wordsInForce(
  { db }: Pick<Deps, 'db'>,
  template: MailTemplate,
  locale: Locale,
): Promise<MailWords> {
  const builtIn = WORDS[locale][template]
  const newest = await findText(db, template, locale)
  return newest?.words && !faultOf(newest.words, builtIn) ? newest.words : builtIn
}

export const standingOf = (words: MailWords | null | undefined, builtIn: MailWords): Standing =>
  words ? (faultOf(words, builtIn) ? 'outdated' : 'own') : 'builtIn'

export const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(WORDS['pl-PL'], name)

/** What holds, by mail and language; of mails that there are. */
export async function readStandings(deps: Pick<Deps, 'db'>): Promise<Map<MailTemplate, Record<Locale, Standing>>> {
  const newest = new Map((await findNewestTexts(deps.db)).map((one) => [keyOf(one), one]))
  const templates = Object.keys(WORDS['pl-PL']) as MailTemplate[]
  return new Map(
    templates.map((template) => [
      template,
      Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          standingOf(newest.get(keyOf({ template, locale }))?.words, WORDS[locale][template]),
        ]),
      ) as Record<Locale, Standing>,
    ]),
  )
}

const keyOf = ({ template, locale }: Pick<StoredText, 'template' | 'locale'>) => `${template} ${locale}`

/** How many texts of the operator no longer fit their mail, which then leaves as the market comes with it. */
export async function countOutdated(deps: Pick<Deps, 'db'>): Promise<number> {
  const standings = [...(await readStandings(deps)).values()].flatMap((of) => Object.values(of))
  return standings.filter((standing) => standing === 'outdated').length
}
