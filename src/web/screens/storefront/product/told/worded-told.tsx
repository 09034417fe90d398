import { Contradicted, PicturedDefects, Report } from '../../../../parts/product-view/claims.tsx'
import type { Told, word } from './word-told.ts'
import { WordedOthers, WordedSaving } from './worded-others.tsx'
import { WordedUnits } from './worded-units.tsx'

/** Found from here, so that the page itself names one file more and not all that the words need. */
export const wordTold: typeof word = async (...args) => (await import('./word-told.ts')).word(...args)

type Props = { told: Told; of: keyof Told; version?: number | undefined }

/** Each is told in a place of its own. `version`: the chosen one. */
export default function WordedTold({ told, of, version = 0 }: Props) {
  if (of === 'units') return told.units && <WordedUnits told={told.units} />
  if (of === 'report') return told.report && <Report report={told.report} />
  if (of === 'defects') return told.defects && <PicturedDefects defects={told.defects} />
  if (of === 'others') return told.others && <WordedOthers told={told.others} />
  if (of === 'savings') {
    const saving = told.savings?.[version]
    return saving && <WordedSaving told={saving} />
  }
  return told.contradicted && <Contradicted told={told.contradicted} />
}
