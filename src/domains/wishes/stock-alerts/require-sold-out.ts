import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { type CartVersionView, readVersionsForCart } from '../../stock/index.ts'

/** A version that everybody sees and nobody can buy; `product_not_found`, `version_available`. */
export async function requireSoldOut(deps: Deps, versionId: number): Promise<CartVersionView> {
  const [version] = await readVersionsForCart(deps, [versionId])
  if (!version?.published) throw new Failure('notFound', 'product_not_found')
  if (version.quantity > 0) throw new Failure('conflict', 'version_available')
  return version
}

/** What a version is called, with its product. */
export const nameOf = ({ title, versionName }: Pick<CartVersionView, 'title' | 'versionName'>): string =>
  versionName && versionName !== title ? `${title}, ${versionName}` : title
