import { Tag } from 'lucide-react'
import { useState } from 'react'
import { currencySign } from '../../../../../values/currency-words.ts'
import { CARRIER_CURRENCY } from '../../../../../values/money.ts'
import { HandOverField, SizeField } from '../../../../parts/labels/label-fields.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { OrderProps } from '../order-props.ts'
import { type linesLeft, PiecesFields } from '../pieces-fields.tsx'
import type { LabelWay } from './label-way.ts'
import { useLabelDraft } from './use-label-draft.ts'

type Props = OrderProps & { way: LabelWay; free: ReturnType<typeof linesLeft>; isFirst: boolean; onAsked: () => void }

/** One more label: usually one press, with everything as usual; all else behind fields that say so. */
export function AddLabel({ company, order, way, free, isFirst, onAsked }: Props) {
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
  return <LabelForm company={company} order={order} way={way} free={free} onAsked={onAsked} />
}

function LabelForm({ company, order, way, free, onAsked }: Omit<Props, 'isFirst'>) {
  const t = useTexts('labels')
  const f = useTexts('fulfilment')
  const locale = useLocale()
  const draft = useLabelDraft({ company, order }, free, onAsked)
  const { form, isSplit, isWrong } = draft
  return (
    <form noValidate onSubmit={(event) => void draft.buy(event)} className="flex flex-col gap-4">
      {isSplit && <PiecesFields lines={free} counts={draft.counts} onChange={draft.setCounts} />}
      {isSplit && isWrong && (
        <p role="alert" className="text-danger text-sm">
          {f('piecesWrong')}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SizeField toPoint={way.toPoint} {...form.register('size')} />
        <HandOverField ways={way.handOvers} {...form.register('handOver')} />
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
