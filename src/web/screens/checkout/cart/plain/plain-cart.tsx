import type { Cart } from '../../../../../domains/cart/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PlainGroups } from './plain-groups.tsx'
import { PlainOrder } from './plain-order.tsx'
import type { PlainPage } from './plain-page.ts'
import { type OrderState, usePlainOrder } from './use-plain-order.ts'

/** The cart for browsers without scripts: forms that any browser sends, drawn by the server alone. What keeps it from being ordered comes first. */
export function PlainCart({ page, cart }: { page: PlainPage; cart: Cart }) {
  const order = usePlainOrder(page, cart)
  return (
    <div className="flex flex-col gap-6">
      <Errors {...order} />
      {page.isOrder && !order.isBlocked ? (
        <PlainOrder {...{ page, cart, order }} />
      ) : (
        <PlainGroups {...{ page, cart }} />
      )}
    </div>
  )
}

function Errors({ failure, missing }: OrderState) {
  const t = useTexts('checkout')
  if (!failure && missing.length === 0) return null
  return (
    // Where the answer begins, for readers, too.
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and this is what it says
    <div tabIndex={-1} autoFocus className="flex flex-col gap-4">
      {failure && (
        <Notice tone="danger" title={t('orderFailed')}>
          {failure}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="danger" title={t('errorsTitle', { count: missing.length })}>
          <ul className="mt-1 flex flex-col gap-1">
            {missing.map(({ field, text }) => (
              <li key={field + text}>
                <a href={`#${anchorOf(field)}`} className="inline-block py-0.5 underline underline-offset-4">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** Where on the page a field is. */
const anchorOf = (field: string) =>
  field
    .replace(/^shippingAddress\./, 'shipping.')
    .replace(/^(delivery|pickup)\./, 'delivery-')
    .replace(/^sellerGroup-/, 'plain-$&')
