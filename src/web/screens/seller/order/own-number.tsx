import { useTexts } from '../../../texts/use-texts.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import type { OrderProps } from './order-props.ts'
import { ShipForm } from './ship-form.tsx'

/** Sending under a number of the seller's own: where a label waits to be sent with its number, it is the exception. */
export function OwnNumber({ hasLabel, ...props }: OrderProps & { hasLabel: boolean }) {
  const t = useTexts('fulfilment')
  if (!hasLabel) return <ShipForm {...props} />
  return (
    <>
      <p className="pb-2 text-sm">{t('shipWithLabel')}</p>
      <Disclosure title={t('ownNumber')} className="border-t">
        <ShipForm {...props} />
      </Disclosure>
    </>
  )
}
