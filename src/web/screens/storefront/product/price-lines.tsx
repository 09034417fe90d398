import { PriceAside, ViewSwitch } from '../../../parts/shown-prices.tsx'
import { Price } from '../../../ui/price.tsx'
import { useView } from '../../../use-root.ts'
import type { BuyProps } from './buy-props.ts'
import { tell } from './told/load-told.tsx'

/** What the chosen version costs, how that is taxed, and what it costs new. */
export function PriceLines({ data: { product, told }, version, t }: BuyProps) {
  const isNet = useView().prices === 'net'
  return (
    <div>
      <Price amount={version.price} currency={product.currency} lowest30={version.lastPrice} size="xl" />
      <PriceAside amount={version.price} currency={product.currency} vat={product.vat} />
      {!isNet && <p className="mt-1 text-muted text-xs">{t(product.vat)}</p>}
      {tell(told, 'savings', version.id)}
      <ViewSwitch />
    </div>
  )
}
