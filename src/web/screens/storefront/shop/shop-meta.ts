import { localePath } from '../../../../values/locale.ts'
import { type MetaArgs, pageMeta } from '../../../page-meta.ts'
import type { RootData } from '../../../root-data.ts'
import type { loadShop } from './load-shop.ts'
import { shopJsonLd } from './shop-json-ld.ts'

export function shopMeta(args: MetaArgs<typeof loadShop>) {
  const root = args.matches[0]?.loaderData as RootData | undefined
  const data = args.loaderData
  if (!root || !data) return pageMeta(args)
  const { shop } = data
  return pageMeta(args, {
    title: `${shop.title}, ${shop.city}`,
    description: `${shop.title}: ${shop.street}, ${shop.postalCode} ${shop.city}. ${shop.description}`.slice(0, 155),
    image: shop.images[0]?.key,
    noindex: shop.removed,
    jsonLd: import.meta.env.SSR
      ? shopJsonLd(data, root.origin + localePath(`/shops/${shop.id}`, root.locale))
      : { '@id': shop.id },
  })
}
