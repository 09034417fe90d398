import { sharesOf } from '../../../domains/ledger/rules/index.ts'
import type { OrderRefunds } from '../../../domains/refunds/contract.ts'
import { formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Facts } from '../../ui/facts.tsx'

/** Who bears it: the same shares as the books will have. */
export function Effect({ refunds, amount }: { refunds: OrderRefunds; amount: number }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const { total, commission, givenBack, currency } = refunds
  const shares = sharesOf({ total, commission, before: givenBack, amount })
  const money = (value: number) => formatMoney(value, currency, locale)
  return (
    <div className="flex flex-col gap-4">
      <Facts
        items={[
          { name: t('willGoBack'), value: <strong className="numbers">{money(amount)}</strong> },
          {
            name: t('commissionBack'),
            value: <span className="numbers">{money(shares.commission + shares.vat)}</span>,
          },
          { name: t('sellerBears'), value: <span className="numbers">{money(shares.seller)}</span> },
        ]}
      />
      <p className="text-muted text-sm">{t('ownInvoice')}</p>
    </div>
  )
}
