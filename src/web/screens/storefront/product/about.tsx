import { Suspense } from 'react'
import { Condition } from '../../../parts/product-view/condition.tsx'
import { Details } from '../../../parts/product-view/details.tsx'
import type { BuyProps } from './buy-props.ts'
import type { ProductData } from './load-product.ts'
import { toldView } from './told/load-told.ts'

type Props = Pick<BuyProps, 't' | 'shell'> & { data: ProductData; version: BuyProps['version'] | undefined }

/** Its condition with what is known of it, its description, its data. */
export function About({ data, version, t, shell }: Props) {
  const Told = toldView()
  const { told } = data
  const tell = (of: keyof NonNullable<typeof told>) =>
    told?.[of] && (
      <Suspense>
        <Told told={told} of={of} />
      </Suspense>
    )
  return (
    <>
      <Condition product={data.product} t={t} shell={shell} report={tell('report')} defects={tell('defects')}>
        {tell('units')}
      </Condition>
      {version && <Details data={data} version={version} t={t} contradicted={tell('contradicted')} />}
    </>
  )
}
