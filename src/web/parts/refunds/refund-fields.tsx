import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { OrderRefunds, RefundReason } from '../../../domains/refunds/contract.ts'
import { GIVE_BACK_REASONS, REST_REASONS } from '../../../domains/refunds/rules/reasons.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonFields } from './reason-fields.tsx'
import type { RefundForm } from './refund-form.ts'
import { WhatFields } from './what-fields.tsx'

/** What goes back and why. */
export function RefundFields({ form, refunds }: { form: UseFormReturn<RefundForm>; refunds: OrderRefunds }) {
  const t = useTexts('refunds')
  const reasons = reasonsOf(form.watch(), refunds)
  const reason = form.watch('reason')
  // What is given back was chosen anew: the list shows its first reason, which the form has to hold as well.
  useEffect(() => {
    const [first] = reasons
    if (first && !reasons.includes(reason)) form.setValue('reason', first)
  })
  return (
    <>
      {refunds.keepsSome && <Notice>{t('keepsSome')}</Notice>}
      <WhatFields form={form} refunds={refunds} />
      <ReasonFields form={form} reasons={reasons} />
    </>
  )
}

/** Of pieces that have not left, why they never will; of those that have, why their money goes back; of a line that left in part, either. */
function reasonsOf({ kind, itemId }: RefundForm, { left }: OrderRefunds): readonly RefundReason[] {
  if (kind === 'rest') return REST_REASONS
  const line = kind === 'line' ? left.lines.find((one) => String(one.itemId) === itemId) : undefined
  if (!line || line.unsent === 0) return GIVE_BACK_REASONS
  return line.unsent < line.pieces ? [...new Set([...REST_REASONS, ...GIVE_BACK_REASONS])] : REST_REASONS
}
