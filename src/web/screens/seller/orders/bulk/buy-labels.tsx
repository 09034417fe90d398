import { useId } from 'react'
import { HAND_OVERS } from '../../../../../domains/shipping/rules/consignments.ts'
import { PARCEL_SIZES } from '../../../../../values/parcel-size.ts'
import { RefusedOrders } from '../../../../parts/labels/refused-orders.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { useBuyLabels } from './use-buy-labels.ts'

type Props = { companyId: number; numbers: readonly string[]; onClose: () => void }

/** Labels of many orders in one go: then the page of them, with what each does and with what got none. */
export function BuyLabels({ companyId, numbers, onClose }: Props) {
  const t = useTexts('labels')
  const d = useTexts('deliverySettings')
  const w = useTexts('orderWork')
  const id = useId()
  const { form, busy, buy, refused } = useBuyLabels({ companyId, numbers })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('buyManyTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {w('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('buyMany')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void buy(event)} className="flex flex-col gap-4">
        {refused.length > 0 && (
          <div role="alert">
            <RefusedOrders refused={refused} />
          </div>
        )}
        <p className="text-muted text-sm">{t('buyManyText', { count: numbers.length })}</p>
        <SelectField
          label={t('size')}
          options={[
            { value: '', label: t('sizeAsPacked') },
            ...PARCEL_SIZES.map((value) => ({ value, label: d(value) })),
          ]}
          {...form.register('size')}
        />
        <SelectField
          label={t('handOver')}
          options={[
            { value: '', label: t('handOverUsual') },
            ...HAND_OVERS.map((value) => ({ value, label: t(`handOver_${value}`) })),
          ]}
          {...form.register('handOver')}
        />
      </form>
    </Dialog>
  )
}
