import type { ProductShown, ShownVersion } from '../../../parts/product-view/shown-product.ts'
import type { Translate } from '../../../texts/registry.ts'

type Props = {
  data: Pick<ProductShown, 'product' | 'groups'>
  version: ShownVersion
  t: Translate<'product'>
  shell: Translate<'shell'>
}

/** Facts of the chosen version that decide whether it is the right one: they go along into the order as they stand here. */
export function BesidePrice({ data: { product, groups }, version, t, shell }: Props) {
  const rows = new Map(groups.flatMap((group) => group.rows.map((row) => [row.key, row])))
  const own = new Map(version.facts.map((row) => [row.key, row]))
  const { batteryHealth, warrantyMonths } = product
  const facts = product.carried.flatMap((key) => {
    if (key === 'battery_health' && batteryHealth !== null) {
      return [{ key, name: t('battery'), value: `${batteryHealth}\u00a0%` }]
    }
    return own.get(key) ?? rows.get(key) ?? []
  })
  if (facts.length === 0 && warrantyMonths === 0) return null
  return (
    <ul aria-label={t('besidePrice')} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {facts.map(({ key, name, value }) => (
        <li key={key} className="wrap-anywhere min-w-0">
          <span className="text-muted">{name}:</span> <span className="font-medium">{value}</span>
        </li>
      ))}
      {warrantyMonths > 0 && <li className="font-medium">{shell('warranty', { count: warrantyMonths })}</li>}
    </ul>
  )
}
