import { type MetaArgs, pageMeta } from '../../../page-meta.ts'
import { gradeSentence } from '../../../parts/units/grade-words.ts'
import { unitWordsOf } from '../../../parts/units/unit-words.ts'
import type { RootData } from '../../../root-data.ts'
import type { ShownUnit } from './load-unit.ts'
import { unitJsonLd } from './unit-json-ld.ts'

/** The passport for search engines and previews: its name, and why it has its grade. */
export function unitMeta(args: Omit<MetaArgs, 'loaderData'>, unit: ShownUnit | undefined) {
  const root = args.matches[0]?.loaderData as RootData | undefined
  if (!root || !unit) return pageMeta(args)
  const words = unitWordsOf(root.locale)
  const { name, facts, gradeRules, gradeByHand } = unit
  return pageMeta(args, {
    title: `${name} · ${words.p('eyebrow')}`,
    ...(facts && gradeRules !== null && !gradeByHand && { description: gradeSentence(facts, gradeRules, words) }),
    jsonLd: import.meta.env.SSR ? unitJsonLd(unit, { origin: root.origin, words }) : { '@id': unit.code },
  })
}
