import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { mayStep } from '../../../../domains/fulfilment/rules/seller-steps.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { UnitsOfOrder } from './load-order.ts'
import type { OrderProps } from './order-props.ts'
import { lineName } from './pieces-fields.tsx'
import { ChooseUnits } from './units/choose-units.tsx'
import { LineUnits } from './units/line-units.tsx'

type Props = OrderProps & { units: UnitsOfOrder | null }

/** Which very units the order takes. Where none of its goods have any, a closed line: a unit that stands in no offer can still be scanned. */
export function OrderUnits({ company, order, units }: Props) {
  const t = useTexts('bench')
  const open = mayStep('ship', order) || mayStep('deliver', order)
  if (units === null) {
    return open ? (
      <Notice tone="warning" className="print:hidden">
        {t('orderUnitsFailed')}
      </Notice>
    ) : null
  }
  const left = units.reduce((sum, one) => sum + one.left, 0)
  const changes = open && left > 0 && roleMay(company.role, 'orders.ship')
  const there = units.some((one) => one.units.length > 0)
  if (!changes) return there ? <ChosenUnits company={company} order={order} units={units} /> : null
  const choose = <ChooseUnits company={company} order={order} units={units} />
  if (there || units.some(({ choices }) => choices.length > 0)) {
    return (
      <Panel title={t('orderUnits')} className="print:hidden">
        {choose}
      </Panel>
    )
  }
  if (order.items.every(({ state }) => state === 'new')) return null
  return (
    <Panel flush className="px-5 pb-3 print:hidden">
      <Disclosure className="border-b-0" title={t('orderUnits')} side={t('orderUnitsNone')}>
        {choose}
      </Disclosure>
    </Panel>
  )
}

/** What was chosen, when nothing can be changed any more. */
function ChosenUnits({ order, units }: OrderProps & { units: UnitsOfOrder }) {
  const t = useTexts('bench')
  const lines = units.flatMap((one) => {
    const item = order.items.find(({ versionId }) => versionId === one.versionId)
    return item && one.units.length > 0 ? [{ ...one, productId: item.productId, name: lineName(item) }] : []
  })
  const nothing = () => undefined
  return (
    <Panel title={t('orderUnitsChosen')} className="print:hidden">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <LineUnits key={line.versionId} line={line} changes={false} busy onChoose={nothing} onRemove={nothing} />
        ))}
      </ul>
    </Panel>
  )
}
