import { useMemo } from 'react'
import { Details } from '../../../parts/product-view/details.tsx'
import type { BuyProps } from './buy-props.ts'
import { Condition, ReportLink, Reviews } from './further/load-further.tsx'
import type { ProductData } from './load-product.ts'
import { tell } from './told/load-told.tsx'

type Props = Pick<BuyProps, 't' | 'shell'> & { data: ProductData; version: BuyProps['version'] | undefined }

/** Its condition with what is known of it, its description, its data, and what those say who have it. */
export function About({ data, version, t, shell }: Props) {
  const { told, product, reviews } = data
  // The same whatever version is looked at.
  const condition = useMemo(
    () => (
      <Condition product={product} t={t} shell={shell} report={tell(told, 'report')} defects={tell(told, 'defects')}>
        {tell(told, 'units')}
      </Condition>
    ),
    [product, told, t, shell],
  )
  return (
    <>
      {condition}
      {version && <Details data={data} version={version} t={t} contradicted={tell(told, 'contradicted')} />}
      <div className="*:mt-0">
        <Reviews kind="product" id={product.id} first={reviews} />
        <ReportLink kind="product" id={product.id} />
      </div>
    </>
  )
}
