import { allTexts } from '../../i18n/index.ts'
import * as regular from '../../i18n/terms/regular.ts'
import * as returns from '../../i18n/terms/returns.ts'
import * as rules from '../../i18n/terms/rules.ts'
import type { TermsSection } from '../../i18n/terms/section.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LOCALE, eachLocale, type Locale } from '../../values/locale.ts'
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

/** The text that the market comes with, as the editor writes it: what a version may be begun from. Terms are there in Polish alone. */
export async function readBuiltIn(deps: Deps, page: TextPage): Promise<Partial<Record<Locale, string>>> {
  const prefix = PREFIX[page]
  if (prefix !== undefined) return eachLocale((locale) => asMarkup(wordsOf(prefix, locale)))
  return { [DEFAULT_LOCALE]: asMarkup(await termsOf(deps, page)) }
}

async function termsOf(deps: Deps, page: TextPage): Promise<readonly TermsSection[]> {
  if (page === 'regular') return regular.sections(await readPublicCommission(deps), await readNotice(deps))
  const facts = { ...(await readPublicSettings(deps)), ...(await readPeriods(deps)) }
  return page === 'policy' ? returns.sections(facts) : rules.sections(facts)
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
