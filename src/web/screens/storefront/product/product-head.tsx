import { StateBadge } from '../../../parts/state-badge.tsx'
import type { Translate } from '../../../texts/registry.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { ShownProduct } from './load-product.ts'

export function ProductHead({ product, t }: { product: ShownProduct; t: Translate<'product'> }) {
  const named = product.title.includes(product.model)
  const line = [named ? product.brand : `${product.brand} ${product.model}`, product.mpn].filter(Boolean).join(' · ')
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <StateBadge state={product.state} grade={product.grade} />
        {product.refurbished && <Badge tone="accent">{t('refurbished')}</Badge>}
      </div>
      <h1 className="mt-2 text-2xl">{product.title}</h1>
      <p className="numbers mt-1 pb-4 text-muted text-sm">{line}</p>
    </>
  )
}
