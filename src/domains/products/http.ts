import type { Deps } from '../../platform/deps.ts'
import { service, TextAnswer } from '../../platform/http/service.ts'
import { productsContract } from './contract.ts'
import { productQrCode } from './qr-code.ts'
import { compareProducts, readProduct } from './read-products.ts'

/** Published products as everybody sees them, cached under `product:<id>`; prices gross, in grosze. */
export const productsService = (deps: Deps) =>
  service(productsContract, {
    'GET /api/products/{id}': async ({ params }, call) => {
      const product = await readProduct(deps, params.id)
      call.cache({ tags: [`product:${product.id}`, `company:${product.companyId}`], maxAge: 60 })
      return product
    },
    'GET /api/products/{id}/qr.svg': async ({ params }, call) => {
      const svg = await productQrCode(deps, params.id, call.origin)
      call.cache({ tags: [`product:${params.id}`], maxAge: 3600 })
      return new TextAnswer(svg, 'image/svg+xml')
    },
    'GET /api/compare': async ({ query }, call) => {
      const products = await compareProducts(deps, query.ids.split(',').map(Number))
      call.cache({ tags: products.map((product) => `product:${product.id}`), maxAge: 60 })
      return { products }
    },
  })
