import type { Cart } from '../../../../../domains/cart/contract.ts'
import { PlainCart } from './plain-cart.tsx'
import type { PlainPage } from './plain-page.ts'

/**
 * Drawn by the server alone, and left as it is by scripts that arrive: they load nothing of it, and its forms are the browser's. It is there until the
 * cart with scripts takes its place.
 */
export function PlainPlace(props: { page: PlainPage; cart: Cart }) {
  if (import.meta.env.SSR) {
    return (
      <div className="mt-6">
        <PlainCart {...props} />
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React keeps what the server wrote
  return <div className="mt-6" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
