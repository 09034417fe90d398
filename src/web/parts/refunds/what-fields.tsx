import type { UseFormReturn } from 'react-hook-form'
import type { OrderRefunds } from '../../../domains/refunds/contract.ts'
import { planRefund, type RefundAsk, sumOfParts, takesAll } from '../../../domains/refunds/rules/plan-refund.ts'
import { givenUpBy } from '../../../domains/refunds/rules/rest.ts'
import { formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { parseHundredths } from '../forms/hundredths.ts'
import { askOf, type RefundForm } from './refund-form.ts'

const KINDS: readonly RefundAsk['kind'][] = ['rest', 'whole', 'line', 'delivery', 'amount']

/** All, pieces of a line, the delivery or an amount: only what is left, and what the role may. */
export function WhatFields({ form, refunds }: { form: UseFormReturn<RefundForm>; refunds: OrderRefunds }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const { left, rest, keepsSome, currency, mostNow } = refunds
  const { register, watch, formState } = form
  const { errors } = formState
  const money = (amount: number) => formatMoney(amount, currency, locale)
  // Of goods that have not left a piece stays, and a grosz.
  const most = Math.min(keepsSome ? left.total - 1 : left.total, mostNow ?? left.total)
  const fits = (ask: RefundAsk) => {
    const parts = planRefund(left, ask)
    return Array.isArray(parts) && sumOfParts(parts) <= most && !(keepsSome && takesAll(left, parts))
  }
  const lines = left.lines.filter(({ itemId, pieces }) => pieces > 0 && fits({ kind: 'line', itemId, quantity: 1 }))
  const offered = KINDS.filter((kind) => {
    if (kind === 'line') return lines.length > 0
    if (kind === 'rest') return rest !== null && fits({ kind, rest })
    return kind === 'amount' ? most > 0 : fits({ kind })
  })
  const kind = watch('kind')
  const staysHere = kind === 'line' && isGivenUp(watch(), refunds)
  return (
    <>
      <SelectField
        label={t('kind')}
        options={offered.map((value) => ({ value, label: t(`kind_${value}`) }))}
        error={errors.kind?.message}
        {...register('kind')}
      />
      {kind === 'rest' && <Notice>{t('restSays')}</Notice>}
      {kind === 'line' && (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_6rem]">
          <SelectField
            label={t('lineLabel')}
            options={[
              { value: '', label: t('chooseLine') },
              ...lines.map(({ itemId, title, pieces, amount }) => ({
                value: String(itemId),
                label: t('lineLeft', { title, pieces, amount: money(amount) }),
              })),
            ]}
            error={errors.itemId?.message}
            {...register('itemId', { validate: (value) => value !== '' || t('chooseLine') })}
          />
          <TextField
            label={t('pieces')}
            inputMode="numeric"
            error={errors.quantity?.message}
            {...register('quantity', {
              validate: (value, { itemId }) =>
                (/^[1-9]\d{0,4}$/.test(value) &&
                  fits({ kind: 'line', itemId: Number(itemId), quantity: Number(value) })) ||
                t('required'),
            })}
          />
        </div>
      )}
      {staysHere && <Notice>{t('unsentSays')}</Notice>}
      {kind === 'amount' && (
        <TextField
          label={t('amountLabel')}
          hint={t('amountHint', { most: money(most) })}
          inputMode="decimal"
          error={errors.amount?.message}
          {...register('amount', {
            validate: (value) => {
              const amount = parseHundredths(value)
              return (
                (amount !== null && amount !== undefined && amount > 0 && amount <= most) ||
                t('amountHint', { most: money(most) })
              )
            },
          })}
        />
      )}
    </>
  )
}

/** Whether pieces of the line, as it is typed so far, will not be sent. */
function isGivenUp(values: RefundForm, refunds: OrderRefunds): boolean {
  if (!/^[1-9]\d{0,4}$/.test(values.quantity)) return false
  const { left } = refunds
  const parts = planRefund(left, askOf(values, refunds))
  const rest = left.lines.map(({ itemId, unsent }) => ({ itemId, pieces: unsent }))
  return Array.isArray(parts) && givenUpBy(values, parts, { rest, left }).length > 0
}
