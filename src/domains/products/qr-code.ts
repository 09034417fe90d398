import { renderSVG } from 'uqr'
import type { Deps } from '../../platform/deps.ts'
import { readProduct } from './read-products.ts'

/** QR code (SVG) of a product's page, or `product_not_found`. `origin` is the public address of the market. */
export async function productQrCode(deps: Deps, id: number, origin: string): Promise<string> {
  const product = await readProduct(deps, id)
  return renderSVG(`${origin}/products/${product.id}`, { ecc: 'M', border: 1 })
}
