import { KNOWN_CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import type { CaseView } from '../../../../domains/returns/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** The label that the seller bought for the way back: printed from here, also by a browser without scripts. */
export function PrintReturnLabel({ purchaseKey, view }: { purchaseKey: string; view: CaseView }) {
  const t = useTexts('returnPages')
  const { label } = view
  if (!label || !view.steps.includes('send')) return null
  const carrier = KNOWN_CARRIERS[label.carrier].name
  return (
    <Panel title={t('labelTitle')}>
      <div className="flex flex-col gap-3 text-sm">
        <p>{t('labelForBuyer', { carrier })}</p>
        <p>
          {carrier} <span className="numbers break-all">{label.trackingNumber}</span>
        </p>
        <a
          href={`/api/purchases/${purchaseKey}/cases/${view.id}/label`}
          download
          className="text-link min-h-11 self-start py-2"
        >
          {t('labelPrint')}
        </a>
      </div>
    </Panel>
  )
}
