import { Contradicted, PicturedDefects, Report } from '../../../../parts/product-view/claims.tsx'
import type { Told, word } from './word-told.ts'
import { WordedUnits } from './worded-units.tsx'

/** Found from here, so that the page itself names one file more and not all that the words need. */
export const wordTold: typeof word = async (product, locale) => (await import('./word-told.ts')).word(product, locale)

/** Each is told in a place of its own. */
export default function WordedTold({ told, of }: { told: Told; of: keyof Told }) {
  if (of === 'units') return told.units && <WordedUnits told={told.units} />
  if (of === 'report') return told.report && <Report report={told.report} />
  if (of === 'defects') return told.defects && <PicturedDefects defects={told.defects} />
  return told.contradicted && <Contradicted told={told.contradicted} />
}
