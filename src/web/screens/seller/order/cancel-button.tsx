import { useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { mayStep } from '../../../../domains/fulfilment/rules/seller-steps.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import type { OrderProps } from './order-props.ts'

/** For who may call the order off, while that is possible. */
export function CancelButton({ company, order }: OrderProps) {
  const t = useTexts('fulfilment')
  const [asking, setAsking] = useState(false)
  if (!mayStep('cancel', order) || !roleMay(company.role, 'orders.cancel')) return null
  return (
    <div className="mt-4 border-line border-t pt-2">
      <Button variant="quiet" className="-ml-4" onClick={() => setAsking(true)}>
        {t('cancelOrder')}
      </Button>
      {asking && <CancelDialog company={company} order={order} onClose={() => setAsking(false)} />}
    </div>
  )
}
