import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import type { Locale } from '../../../values/locale.ts'
import { titleIn } from '../../../values/titled.ts'
import { type CartVersionView, readVersionsForCart } from '../../stock/index.ts'

/** A version that everybody sees and nobody can buy; `product_not_found`, `version_available`. */
export async function requireSoldOut(deps: Deps, versionId: number): Promise<CartVersionView> {
  const [version] = await readVersionsForCart(deps, [versionId])
  if (!version?.published) throw new Failure('notFound', 'product_not_found')
  if (version.quantity > 0) throw new Failure('conflict', 'version_available')
  return version
}

/** What a version is called in a language, with its product. */
export function nameOf(version: Pick<CartVersionView, 'title' | 'titles' | 'versionName'>, locale: Locale): string {
  const { title, versionName } = version
  const product = titleIn(version, locale)
  return versionName && versionName !== title ? `${product}, ${versionName}` : product
}
