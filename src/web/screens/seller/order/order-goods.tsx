import { Link } from 'react-router'
import type { SellerOrder } from '../../../../domains/fulfilment/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { StateBadge } from '../../../parts/product-card/state-badge.tsx'
import { LineFacts } from '../../../parts/purchase/line-facts.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** What is in the order. On paper a list to pack by: pieces with a box to tick, no prices. */
export function OrderGoods({ order }: { order: SellerOrder }) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  return (
    <Panel title={t('itemsTitle')} className="break-inside-avoid">
      <ul aria-label={t('itemsTitle')} className="-my-4 divide-y divide-line">
        {order.items.map((item) => (
          <li key={item.versionId} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-4 py-4">
            <Picture imageKey={item.imageKey} alt="" sizes="4rem" />
            <div className="min-w-0 text-sm">
              <Link to={`/products/${item.productId}`} className="break-words font-medium hover:underline">
                {item.title}
              </Link>
              <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
                <StateBadge state={item.state} />
                {item.versionName && item.versionName !== item.title && <span>{item.versionName}</span>}
                {item.erpCode && (
                  <span className="numbers break-all font-medium text-ink">{t('erpCode', { code: item.erpCode })}</span>
                )}
                {item.vatScheme === 'margin' && <span>{t('vatMargin')}</span>}
                <span className={item.quantity > 1 ? 'numbers font-semibold text-ink' : 'numbers'}>
                  {t('pieces', { count: item.quantity })}
                </span>
                {item.givenUp > 0 && (
                  <span className="font-medium text-danger">
                    {t('givenUp', { count: item.givenUp, all: item.quantity })}
                  </span>
                )}
                {item.quantity > 1 && <span className="numbers print:hidden">× {money(item.unitPrice)}</span>}
              </p>
              <LineFacts facts={item.facts} warrantyMonths={item.warrantyMonths} />
            </div>
            <span className="numbers font-medium text-sm print:hidden">{money(item.lineTotal)}</span>
            <span aria-hidden="true" className="hidden size-5 border border-ink print:block" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
