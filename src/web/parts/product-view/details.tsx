import type { ReactNode } from 'react'
import type { Translate } from '../../texts/registry.ts'
import { Facts } from '../../ui/facts.tsx'
import type { FactRow, ProductShown, ShownVersion } from './shown-product.ts'

type Props = {
  data: Pick<ProductShown, 'product' | 'groups'>
  version: ShownVersion
  t: Translate<'product'>
  /** What the description says otherwise than the offer. */
  contradicted?: ReactNode
}

const GROUPS = {
  main: 'groupMain',
  display: 'groupDisplay',
  memory: 'groupMemory',
  connectivity: 'groupConnectivity',
  condition: 'groupCondition',
  other: 'groupOther',
} as const

/** Description, use, composition, then every fact of the chosen version, group by group. */
export function Details({ data, version, t, contradicted }: Props) {
  const { product, groups } = data
  const { description, howToUse, composition } = product.words
  const own = new Map(version.facts.map((row) => [row.key, row.value]))
  const numbers: (readonly [string, string | null])[] = [
    [t('brand'), product.brand],
    [t('model'), product.model],
    [t('mpn'), product.mpn],
    [t('ean'), product.ean],
    [t('offerNumber'), String(product.id)],
  ]
  return (
    <>
      <section aria-labelledby="description">
        <h2 id="description" className="text-xl">
          {t('description')}
        </h2>
        <p className="mt-2 max-w-text whitespace-pre-line">{description}</p>
        {contradicted}
        {howToUse && part(t('howToUse'), howToUse)}
        {composition && part(t('composition'), composition)}
      </section>
      <section aria-labelledby="data">
        <h2 id="data" className="text-xl">
          {t('data')}
        </h2>
        <div className="gap-x-10 xl:columns-2">
          {groups.map(({ group, rows }) =>
            table(
              t(GROUPS[group]),
              rows.map((row) => ({ ...row, value: own.get(row.key) ?? row.value })),
            ),
          )}
          {table(
            t('identifiers'),
            numbers.flatMap(([name, value]) => (value ? [{ key: name, name, value }] : [])),
          )}
        </div>
      </section>
    </>
  )
}

function part(title: string, text: string) {
  return (
    <>
      <h3 className="mt-5 text-base">{title}</h3>
      <p className="mt-1 max-w-text whitespace-pre-line">{text}</p>
    </>
  )
}

function table(title: string, rows: readonly FactRow[]) {
  return (
    <div key={title} className="break-inside-avoid-column pt-4">
      <h3 className="pb-1.5 text-base">{title}</h3>
      <Facts items={rows} />
    </div>
  )
}
