import type { UseFormReturn } from 'react-hook-form'
import type { OrderRefunds } from '../../../domains/refunds/contract.ts'
import { GIVE_BACK_REASONS, REST_REASONS } from '../../../domains/refunds/rules/reasons.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonFields } from './reason-fields.tsx'
import type { RefundForm } from './refund-form.ts'
import { WhatFields } from './what-fields.tsx'

/** What goes back and why. */
export function RefundFields({ form, refunds }: { form: UseFormReturn<RefundForm>; refunds: OrderRefunds }) {
  const t = useTexts('refunds')
  return (
    <>
      {refunds.keepsSome && <Notice>{t('keepsSome')}</Notice>}
      <WhatFields form={form} refunds={refunds} />
      <ReasonFields form={form} reasons={form.watch('kind') === 'rest' ? REST_REASONS : GIVE_BACK_REASONS} />
    </>
  )
}
