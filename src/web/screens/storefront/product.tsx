import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import type { RootData } from '../../root-data.ts'
import { whenIdle } from '../../when-idle.ts'
import { loadFurther } from './product/further/load-further.tsx'
import { productJsonLd } from './product/json-ld.ts'
import { loadProduct, type ProductData } from './product/load-product.ts'
import { ProductView } from './product/product-view.tsx'

/** With the code of what is drawn with them. */
const together = async (data: Promise<ProductData>) => (await Promise.all([data, loadFurther()]))[0]
const laterOnes = () => import('./product/load-product.ts')

export const loader = serverLoader((args) => together(loadProduct(args)))
/** The first page brings its data along: what fetches those of later ones comes after it. */
export const clientLoader = browserLoader((args) => together(laterOnes().then((one) => one.loadProduct(args))))
if (!import.meta.env.SSR) whenIdle(laterOnes)

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
