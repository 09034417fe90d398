import type { ReactNode } from 'react'
import type { SellerOrder } from '../../../../domains/fulfilment/contract.ts'
import { ORDER_PAYMENT_TABLE } from '../../../../domains/orders/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useSumLabel } from '../../../parts/purchase/sum-label.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What the buyer pays, what the market keeps, what is left. */
export function OrderMoney({ order }: { order: SellerOrder }) {
  const t = useTexts('fulfilment')
  const sumLabel = useSumLabel()
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const { commission } = order
  return (
    <Panel
      title={t('moneyTitle')}
      side={<Badge tone={ORDER_PAYMENT_TABLE[order.paymentStatus].tone}>{t(`pay_${order.paymentStatus}`)}</Badge>}
      className="print:hidden"
    >
      <dl className="numbers text-sm">
        <Line name={t('goods')}>{money(order.goods)}</Line>
        <Line name={t('deliveryCost')}>{order.delivery === 0 ? t('free') : money(order.delivery)}</Line>
        <Line name={sumLabel(order.vat)} strong>
          {money(order.total)}
        </Line>
        {order.paymentStatus === 'onDelivery' ? (
          <Line name={t('collect')}>{money(order.total)}</Line>
        ) : (
          <Line name={t('amountPaid')}>{money(order.amountPaid)}</Line>
        )}
        <div className="my-2 border-line border-t" />
        <Line name={t('commission', { rate: percent.format(commission.rate / 10_000) })}>−{money(commission.net)}</Line>
        <Line name={t('commissionVat')}>−{money(commission.vat)}</Line>
        <Line name={t(order.cashOnDelivery ? 'sellerAmountCod' : 'sellerAmount')} strong>
          {money(order.sellerAmount)}
        </Line>
      </dl>
      <p className="pt-3 text-muted text-xs">{t('frozen')}</p>
    </Panel>
  )
}

function Line({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={strong ? 'flex justify-between gap-4 py-1 font-semibold' : 'flex justify-between gap-4 py-1'}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  )
}
