import { Contradicted, PicturedDefects, Report } from '../../../../parts/product-view/claims.tsx'
import { Condition } from '../../../../parts/product-view/condition.tsx'
import { Details } from '../../../../parts/product-view/details.tsx'
import type { ProductShown, ShownVersion } from '../../../../parts/product-view/shown-product.ts'
import { wordClaims } from '../../../../parts/product-view/word-claims.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'

type Props = { data: ProductShown; version: ShownVersion | undefined }

/** Condition, description and data of what is typed. */
export function PreviewAbout({ data, version }: Props) {
  const product = useTexts('product')
  const shell = useTexts('shell')
  const { report, contradicted, defects } = wordClaims(data.product, useLocale())
  return (
    <>
      <Condition
        product={data.product}
        t={product}
        shell={shell}
        report={report && <Report report={report} />}
        defects={defects && <PicturedDefects defects={defects} />}
      />
      {version && (
        <Details
          data={data}
          version={version}
          t={product}
          contradicted={contradicted && <Contradicted told={contradicted} />}
        />
      )}
    </>
  )
}
