import { VALID_FROM } from '../../i18n/terms/load.ts'
import { sections as returns } from '../../i18n/terms/pl-PL/returns.ts'
import { sections as rules } from '../../i18n/terms/pl-PL/rules.ts'
import type * as terms from '../../i18n/terms/shape.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LOCALE } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { readPublicSettings } from '../settings/index.ts'
import { versions } from '../terms/index.ts'
import { fillBlocks, plainLines, readMarkup } from '../terms/rules/index.ts'
import { readValues } from './read-values.ts'

/** What a buyer agreed to, in Polish, which binds. */
export type BuyersText = { page: 'rules' | 'policy'; from: Date; sections: terms.TermsSection[] }
type Periods = terms.Periods & terms.Waits

/** The terms of these versions; of a page that has none among them, the text that the market comes with. */
export async function readBuyersTexts(deps: Deps, ids: readonly number[], periods: Periods): Promise<BuyersText[]> {
  const settings = await readPublicSettings(deps)
  const agreed = await versions.findByIds(deps.db, ids)
  const values = agreed.length > 0 ? await readValues(deps) : {}
  const builtIn = {
    rules: () => rules({ ...settings, ...periods }),
    policy: () => returns({ ...settings, ...periods }),
  }
  return (['rules', 'policy'] as const).map((page) => {
    const version = agreed.find((one) => one.page === page)
    if (!version) return { page, from: new Date(VALID_FROM), sections: builtIn[page]() }
    const read = readMarkup(must(version.words[DEFAULT_LOCALE], 'the Polish text'))
    return { page, from: version.from, sections: inSections(fillBlocks(read, values, DEFAULT_LOCALE)) }
  })
}

/** Blocks as sections with headings: what stands before the first heading has none. */
export function inSections(blocks: ReturnType<typeof readMarkup>): terms.TermsSection[] {
  const sections: { title: string; paragraphs: string[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ title: block.words, paragraphs: [] })
    else {
      if (sections.length === 0) sections.push({ title: '', paragraphs: [] })
      sections.at(-1)?.paragraphs.push(...plainLines([block]))
    }
  }
  return sections
}
