import type { LabelView } from '../../../domains/labels/contract.ts'
import { CARRIER_CURRENCY, formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { carrierName } from '../fulfilment/carrier-name.ts'
import { When } from '../lists/when.tsx'

/** What a label is for: carrier and number, size, way of handing over, point, and money at the door. */
export function LabelFacts({ label }: { label: LabelView }) {
  const t = useTexts('labels')
  const f = useTexts('fulfilment')
  const d = useTexts('deliverySettings')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, CARRIER_CURRENCY, locale)
  const { cash, insured, point } = label
  const facts = [
    label.purpose === 'return' && t('wayBack'),
    label.point === null ? d(label.size) : d(`locker_${label.size}`),
    t(`handOver_${label.handOver}`),
    point,
    cash !== null && t('cash', { price: money(cash) }),
    insured !== null && t('insuredFor', { price: money(insured) }),
  ].filter(Boolean)
  return (
    <div className="min-w-0 text-sm">
      <p className="font-medium">
        {carrierName(f, label.carrier)}{' '}
        <span className="numbers break-all font-normal">{label.trackingNumbers.join(', ')}</span>
      </p>
      <p className="text-muted">{facts.join(' · ')}</p>
      <p className="text-muted text-xs">
        <When at={label.requestedAt} />
      </p>
    </div>
  )
}
