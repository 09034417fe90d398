import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import type { RootData } from '../../root-data.ts'
import { productJsonLd } from './product/json-ld.ts'
import { loadProduct, type ProductData } from './product/load-product.ts'
import { ProductView } from './product/product-view.tsx'

export const loader = serverLoader(loadProduct)
/** The first page brings its data along. */
export const clientLoader = browserLoader<ProductData>(async (args) =>
  (await import('./product/load-product.ts')).loadProduct(args),
)

const MAX_DESCRIPTION = 155

export function meta(args: MetaArgs<typeof loadProduct>) {
  const root = args.matches[0]?.loaderData as RootData | undefined
  const data = args.loaderData
  if (!root || !data) return pageMeta(args)
  const { product, trail } = data
  const { description } = product.words
  return pageMeta(args, {
    // In the page's language what it is: titles are the sellers' own.
    title: `${product.title} – ${trail.at(-1)?.name ?? product.brand}`,
    description:
      description.length > MAX_DESCRIPTION ? `${description.slice(0, MAX_DESCRIPTION).trimEnd()}…` : description,
    image: product.images[0]?.key,
    jsonLd: import.meta.env.SSR ? productJsonLd(data, root.origin, root.locale) : { '@id': product.id },
  })
}

/** R12. Another product is another page: its own choices of version and quantity. */
export default function ProductScreen() {
  const data = useLoaderData<typeof clientLoader>()
  return <ProductView key={data.product.id} data={data} />
}
