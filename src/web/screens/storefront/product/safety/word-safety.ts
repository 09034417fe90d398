import type { Trader } from '../../../../../domains/product-safety/contract.ts'
import type { LoadArgs } from '../../../../loading.ts'
import { textsOf } from '../../../../texts/registry.ts'

/** A heading and the parts below it: a name and lines each. */
export type WordedSafety = { title: string; parts: [name: string, lines: string[]][] }

/** What is known of the safety of a product, in the reader's words. */
export async function loadSafety(api: LoadArgs['api'], id: number, locale: LoadArgs['locale']): Promise<WordedSafety> {
  if (!import.meta.env.SSR) await (await import('../../../../texts/load-browser.ts')).loadTexts(locale, 'productSafety')
  const safety = await api('GET /api/products/{id}/safety', { params: { id }, query: { locale } })
  const t = textsOf(locale, 'productSafety')
  const { brand, model, mpn, ean, byDevice } = safety.identification
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  const linesOf = ({ name, address, country, contact }: Trader) => [
    name,
    `${address}, ${countries.of(country) ?? country}`,
    contact,
  ]
  const marks = [
    `${brand} ${model}`.trim(),
    ...(mpn ? [`${t('mpn')}: ${mpn}`] : []),
    ...(ean ? [`${t('ean')}: ${ean}`] : []),
    ...(byDevice ? [t('byDevice')] : []),
  ]
  const warnings = [...(safety.isSpared ? [t('isSpared')] : []), ...safety.warnings]
  const { energy } = safety
  const makerLines = safety.maker ? linesOf(safety.maker) : [t('unknown')]
  return {
    title: t('title'),
    parts: [
      [t('maker'), safety.isExample ? [...makerLines, t('isExample')] : makerLines],
      ...(safety.responsible ? [[t('responsible'), linesOf(safety.responsible)] as [string, string[]]] : []),
      [t('identification'), marks],
      ...(energy?.class
        ? [[t('energy'), [t('energyShown', { letter: energy.class }), energy.link ?? '']] as [string, string[]]]
        : []),
      ...(safety.greenProof ? [[t('greenProof'), [safety.greenProof]] as [string, string[]]] : []),
      ...(warnings.length > 0 ? [[t('warnings'), [...new Set(warnings)]] as [string, string[]]] : []),
    ],
  }
}
