import type { ReactNode } from 'react'
import type { Cart } from '../../../../../domains/cart/contract.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { titleIn } from '../../../../../values/titled.ts'
import { ChargedIn } from '../../../../parts/charged-in.tsx'
import { LineFacts } from '../../../../parts/purchase/line-facts.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { useMethodText } from '../arrival-text.ts'
import type { DeliveryDrafts } from '../use-deliveries.ts'
import { runningTotal } from './running-total.ts'

export type SummaryProps = {
  cart: Cart
  drafts: DeliveryDrafts
  /** Sums are being asked for again. */
  stale: boolean
  /** Of its heading, where the page may hold another one. */
  id?: string
  children: ReactNode
}

/** What will be ordered, from whom and for how much: right above the button, as the law asks. */
export function CheckoutSummary({ cart, drafts, stale, id = 'order-summary', children }: SummaryProps) {
  const t = useTexts('checkout')
  const c = useTexts('cart')
  const shell = useTexts('shell')
  const sums = useTexts('sums')
  const locale = useLocale()
  const methodText = useMethodText()
  const { total, label, vat } = runningTotal(cart, drafts)
  const money = (amount: number) => formatMoney(amount, cart.currency, locale)
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-5">
      <h2 id={id} className="text-lg">
        {t('summaryTitle')}
      </h2>
      {cart.sellerGroups.map(({ company, lines, choice, methods, delivery }) => {
        const method = drafts[company.id] ? null : choice?.method
        const way = methods.find((one) => one.method === method)
        const shipping = delivery === 0 ? shell('freeDelivery') : money(delivery)
        return (
          <div key={company.id} className="mt-4 text-sm">
            <p className="mb-1 text-xs text-muted">{c('parcelFrom', { seller: company.name })}</p>
            <ul>
              {lines.map((line) => (
                <Row
                  key={line.versionId}
                  value={money(line.lineTotal)}
                  below={<LineFacts facts={line.facts} warrantyMonths={line.warrantyMonths} />}
                >
                  {line.quantity > 1 && <span className="numbers text-muted">{line.quantity} × </span>}
                  {titleIn(line, locale)}
                </Row>
              ))}
              <Row value={method ? shipping : c('deliveryLater')} quiet={!method}>
                {method ? c(method) : shell('delivery')}
              </Row>
            </ul>
            {way && <p className="text-muted text-xs">{methodText(way)}</p>}
          </div>
        )
      })}
      <div aria-live="polite" className="mt-4 flex items-baseline justify-between gap-4 border-line border-t pt-4">
        <span className="min-w-0 text-sm leading-snug font-semibold">{t(label, { vat: sums(`sum_${vat}`) })}</span>
        <span
          className={`numbers whitespace-nowrap text-2xl font-semibold tracking-tight ${stale ? 'text-muted' : ''}`}
        >
          {money(total)}
        </span>
      </div>
      <ChargedIn amount={total} currency={cart.currency} />
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </section>
  )
}

type RowProps = { children: ReactNode; value: string; quiet?: boolean; below?: ReactNode }

function Row({ children, value, quiet, below }: RowProps) {
  return (
    <li className="flex justify-between gap-4 py-0.5">
      <div className="min-w-0">
        <span className="line-clamp-2">{children}</span>
        {below}
      </div>
      <span className={`numbers shrink-0 ${quiet ? 'text-muted' : ''}`}>{value}</span>
    </li>
  )
}
