import type { RefundLimits as Limits } from '../../../../domains/refunds/contract.ts'
import { api } from '../../../browser-api.ts'
import { LimitsForm } from '../../../parts/refunds/limits-form.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'

/** How much sellers' people may give back of an order where their company said nothing. */
export function RefundLimits({ limits }: { limits: Limits }) {
  const t = useTexts('refunds')
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{t('limitsTitle')}</h2>
      <p className="max-w-xl text-muted text-sm">
        {t('limitsLead')} {t('limitsOperator')}
      </p>
      <LimitsForm limits={limits} onSave={(body) => api('PUT /api/admin/refund-limits', { body })} />
    </section>
  )
}
