import type { Translate } from '../../texts/registry.ts'
import { Badge } from '../../ui/badge.tsx'
import { ProductName } from '../product-card/product-name.tsx'
import { StateBadge } from '../product-card/state-badge.tsx'
import type { ShownProduct } from './shown-product.ts'

export function ProductHead({ product, t }: { product: ShownProduct; t: Translate<'product'> }) {
  const line = [product.brand, product.model, product.mpn]
    .filter((part) => part && !product.title.includes(part))
    .join(' · ')
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <StateBadge state={product.state} grade={product.grade} />
        {product.refurbished && <Badge tone="accent">{t('refurbished')}</Badge>}
      </div>
      <h1 className="mt-2 text-2xl">
        <ProductName title={product.title} />
      </h1>
      <p className="numbers mt-1 pb-3 text-muted text-sm">{line}</p>
    </>
  )
}
