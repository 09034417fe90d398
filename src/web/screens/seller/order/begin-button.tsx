import { PackageOpen } from 'lucide-react'
import { mayStep } from '../../../../domains/fulfilment/rules/seller-steps.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OrderProps } from './order-props.ts'

/** The seller begins: from then on the buyer cannot call the order off alone. */
export function BeginButton({ company, order }: OrderProps) {
  const t = useTexts('fulfilment')
  const { busy, run } = useAction()
  const params = { id: company.id, number: order.number }
  if (!mayStep('begin', order)) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b pb-4">
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void run(() => api('POST /api/companies/{id}/orders/{number}/prepare', { params }), t('begun'))}
      >
        <PackageOpen className="size-4" aria-hidden="true" />
        {t('begin')}
      </Button>
      <p className="text-muted text-sm">{t('beginText')}</p>
    </div>
  )
}
