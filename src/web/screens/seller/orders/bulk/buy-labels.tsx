import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { HAND_OVERS } from '../../../../../domains/shipping/rules/consignments.ts'
import { PARCEL_SIZES, type ParcelSize } from '../../../../../values/parcel-size.ts'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { useCompanySearch } from '../../../../parts/seller/use-company-search.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { type RefusedOrder, RefusedOrders } from '../../labels/refused-orders.tsx'
import { useAttempt } from './use-attempt.ts'

type Props = { companyId: number; numbers: readonly string[]; onClose: () => void }
type Values = { size: ParcelSize | ''; handOver: (typeof HAND_OVERS)[number] | '' }

/** Labels of many orders in one go: then the page of them, with what each does and with what got none. */
export function BuyLabels({ companyId, numbers, onClose }: Props) {
  const t = useTexts('labels')
  const d = useTexts('deliverySettings')
  const w = useTexts('orderWork')
  const locale = useLocale()
  const id = useId()
  const navigate = useNavigate()
  const company = new URLSearchParams(useCompanySearch()).get('company')
  const { busy, send } = useSending()
  const keyOf = useAttempt()
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([])
  const form = useForm<Values>({ defaultValues: { size: '', handOver: '' } })
  const buy = form.handleSubmit(({ size, handOver }) =>
    send(async () => {
      const labels = numbers.map((number) => ({ number, ...(size && { size }), ...(handOver && { handOver }) }))
      try {
        const call = { params: { id: companyId }, body: { labels }, idempotencyKey: keyOf(labels) }
        const { batch, results } = await api('POST /api/companies/{id}/labels', call)
        const none = results.flatMap(({ number, failure }) => (failure ? [{ number, message: failure.message }] : []))
        if (none.length === results.length) return setRefused(none)
        const search = `?${new URLSearchParams({ ...(company && { company }), batch })}`
        await navigate({ pathname: '/labels', search }, { state: { refused: none } })
      } catch (error) {
        showFailure(error, locale)
      }
    }),
  )
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
