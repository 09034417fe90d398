import type { Cart } from '../../../../../domains/cart/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { BuyerSection } from '../checkout/buyer-section.tsx'
import { ConsentsSection } from '../checkout/consents-section.tsx'
import { OldDeviceSection } from '../checkout/old-device-section.tsx'
import { orderNeeds } from '../checkout/order-body.ts'
import { PlainAddress, PlainInvoice } from './plain-fields.tsx'
import type { OrderState } from './use-plain-order.ts'

/** Who buys, where it goes, who gets the invoice, and what is agreed to. Nothing of it is ever changed here: the browser fills it in and sends it. */
export function PlainSections({ cart, order: { draft, errors } }: { cart: Cart; order: OrderState }) {
  const t = useTexts('checkout')
  const needs = orderNeeds(cart)
  const section = { draft, errors, book: null, change: () => undefined }
  return (
    <div className="rounded-lg border border-line bg-surface px-4 pt-5 sm:px-5">
      <h2 id="order-form" className="text-lg">
        {t('formTitle')}
      </h2>
      <p className="mt-1 text-muted text-sm">{t('formHint')}</p>
      <BuyerSection {...section} />
      <PlainAddress {...section} cart={cart} needed={needs.address} />
      <PlainInvoice {...section} />
      <OldDeviceSection {...section} cart={cart} />
      <ConsentsSection {...section} condition={needs.condition} />
    </div>
  )
}
