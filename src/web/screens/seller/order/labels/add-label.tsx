import { Tag } from 'lucide-react'
import { useState } from 'react'
import { carrierOf } from '../../../../../domains/orders/rules/carriers.ts'
import { accountOf, LABEL_CARRIERS } from '../../../../../domains/shipping/rules/accounts.ts'
import { needsPoint } from '../../../../../domains/shipping/rules/methods.ts'
import { currencySign } from '../../../../../values/currency-words.ts'
import { CARRIER_CURRENCY } from '../../../../../values/money.ts'
import { PARCEL_SIZES } from '../../../../../values/parcel-size.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { OrderProps } from '../order-props.ts'
import { type linesLeft, PiecesFields } from '../pieces-fields.tsx'
import { useLabelDraft } from './use-label-draft.ts'

type Props = OrderProps & { free: ReturnType<typeof linesLeft>; isFirst: boolean; onAsked: () => void }

/** One more label: usually one press, with everything as usual; all else behind fields that say so. */
export function AddLabel({ company, order, free, isFirst, onAsked }: Props) {
  const t = useTexts('labels')
  const [open, setOpen] = useState(isFirst)
  if (!open) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Tag className="size-4" aria-hidden="true" />
        {t('addAnother')}
      </Button>
    )
  }
  return <LabelForm company={company} order={order} free={free} onAsked={onAsked} />
}

function LabelForm({ company, order, free, onAsked }: Omit<Props, 'isFirst'>) {
  const t = useTexts('labels')
  const d = useTexts('deliverySettings')
  const f = useTexts('fulfilment')
  const locale = useLocale()
  const draft = useLabelDraft({ company, order }, free, onAsked)
  const { form, isSplit, isWrong } = draft
  const toPoint = needsPoint(order.method)
  const carrier = LABEL_CARRIERS.find((one) => one === carrierOf(order.method))
  const handOvers = carrier ? (accountOf(carrier).handOvers[order.method.slice(carrier.length + 1)] ?? []) : []
  return (
    <form noValidate onSubmit={(event) => void draft.buy(event)} className="flex flex-col gap-4">
      {isSplit && <PiecesFields lines={free} counts={draft.counts} onChange={draft.setCounts} />}
      {isSplit && isWrong && (
        <p role="alert" className="text-danger text-sm">
          {f('piecesWrong')}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          label={t('size')}
          options={[
            { value: '', label: t('sizeAsPacked') },
            ...PARCEL_SIZES.map((value) => ({ value, label: toPoint ? d(`locker_${value}`) : d(value) })),
          ]}
          {...form.register('size')}
        />
        <SelectField
          label={t('handOver')}
          options={[
            { value: '', label: t('handOverUsual') },
            ...handOvers.map((value) => ({ value, label: t(`handOver_${value}`) })),
          ]}
          {...form.register('handOver')}
        />
        <TextField
          label={t('insured', { sign: currencySign(CARRIER_CURRENCY, locale) })}
          hint={t('insuredHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          error={form.formState.errors.insured?.message}
          {...form.register('insured', { validate: draft.isInsurable })}
        />
      </div>
      {draft.refused && (
        <Notice live tone="danger">
          {draft.refused}
        </Notice>
      )}
      <Button type="submit" className="self-start" busy={draft.busy} disabled={isSplit && isWrong}>
        <Tag className="size-4" aria-hidden="true" />
        {t('buy')}
      </Button>
    </form>
  )
}
