import { allTexts } from '../../i18n/index.ts'
import { REGULAR, RETURNS, RULES } from '../../i18n/terms/load.ts'
import type { TermsSection } from '../../i18n/terms/shape.ts'
import type { Deps } from '../../platform/deps.ts'
import { eachLocale, LOCALES, type Locale } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { readPublicCommission } from '../commission/index.ts'
import { readPeriods } from '../returns/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import type { TextPage } from '../terms/rules/index.ts'
import { readNotice } from './read-notice.ts'

/** What the texts of other pages are called in `i18n/<language>/terms.ts`. */
const PREFIX: Partial<Record<TextPage, string>> = {
  'privacy-policy': 'privacy',
  'contact-points': 'points',
  accessibility: 'access',
  guarantee: 'guarantee',
  'take-back': 'takeBack',
  'security-report': 'security',
  'intellectual-property': 'ip',
  'app-download': 'app',
  ranking: 'ranking',
  certificate: 'certificate',
}

/** The text that the market comes with, as the editor writes it: what a version may be begun from. */
export async function readBuiltIn(deps: Deps, page: TextPage): Promise<Record<Locale, string>> {
  const prefix = PREFIX[page]
  if (prefix !== undefined) return eachLocale((locale) => asMarkup(wordsOf(prefix, locale)))
  const sectionsIn = await termsOf(deps, page)
  const rows = LOCALES.map(async (locale) => [locale, asMarkup(await sectionsIn(locale))])
  return Object.fromEntries(await Promise.all(rows))
}

type In = (locale: Locale) => Promise<readonly TermsSection[]>
async function termsOf(deps: Deps, page: TextPage): Promise<In> {
  if (page === 'regular') {
    const [commission, notice] = [await readPublicCommission(deps), await readNotice(deps)]
    return async (locale) => (await REGULAR[locale]()).sections(commission, notice)
  }
  const facts = { ...(await readPublicSettings(deps)), ...(await readPeriods(deps)) }
  const file = page === 'policy' ? RETURNS : RULES
  return async (locale) => (await file[locale]()).sections(facts)
}

function wordsOf(prefix: string, locale: Locale): TermsSection[] {
  const words = allTexts[locale].terms as Readonly<Record<string, string>>
  const sections: TermsSection[] = []
  for (let nth = 1; ; nth += 1) {
    const title = words[`${prefix}${nth}Title`]
    if (title === undefined) return sections
    const text = must(words[`${prefix}${nth}Text`], `the text below ${title}`)
    const named = text.replaceAll('{{email}}', '{{ownerEmail}}').replaceAll('{{phone}}', '{{ownerPhone}}')

    sections.push({
      title,
      paragraphs: [named.replaceAll('{{market}}', '{{marketName}}').replaceAll('{{months}}', '{{liableMonths}}')],
    })
  }
}

const asMarkup = (sections: readonly TermsSection[]) =>
  sections.flatMap(({ title, paragraphs }) => [`## ${title}`, ...paragraphs]).join('\n\n')
