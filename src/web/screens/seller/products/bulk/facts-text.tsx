import type { BulkFacts } from '../../../../../domains/product-list/contract.ts'
import { type Currency, formatMoney } from '../../../../../values/money.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'

/** What a product was or becomes, in words; each version on a line. */
export function FactsText({ facts, currency }: { facts: BulkFacts | null; currency: Currency }) {
  const t = useTexts('productList')
  const locale = useLocale()
  if (!facts) return null
  if (facts.status) return <>{t(`one_${facts.status}`)}</>
  if (facts.deliveryDays !== undefined) return <span className="numbers">{facts.deliveryDays}</span>
  if (facts.vatScheme) return <>{t(`vat_${facts.vatScheme}`)}</>
  return (
    <>
      {facts.versions?.map(({ id, name, price, quantity }) => (
        <span key={id} className="numbers block">
          {name && <span className="text-muted">{name}: </span>}
          <span className="whitespace-nowrap">
            {price === undefined ? t('pieces', { count: quantity ?? 0 }) : formatMoney(price, currency, locale)}
          </span>
        </span>
      ))}
    </>
  )
}
