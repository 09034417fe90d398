import { Link } from 'react-router'
import type { CartSellerGroup as SellerGroup } from '../../../../domains/cart/contract.ts'
import type { ReturnTerms } from '../../../../domains/returns/terms/contract.ts'
import type { Currency } from '../../../../values/money.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CartLine } from './cart-line.tsx'
import { DeliveryMethods } from './delivery-methods.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import type { useDeliveries } from './use-deliveries.ts'
import type { useLines } from './use-lines.ts'

type Props = {
  sellerGroup: SellerGroup
  number: number
  of: number
  currency: Currency
  lines: ReturnType<typeof useLines>
  deliveries: ReturnType<typeof useDeliveries>
  terms: ReturnTerms | undefined
}

/** Everything one seller will send: goods, and how they travel. */
export function CartSellerGroup({ sellerGroup, number, of, currency, lines, deliveries, terms }: Props) {
  const t = useTexts('cart')
  const { company } = sellerGroup
  const draft = deliveries.drafts[company.id]
  return (
    <section aria-labelledby={`sellerGroup-${company.id}`} className="rounded-lg border border-line bg-surface">
      <GroupHead company={company} number={number} of={of} />
      <ul className="divide-y divide-line px-4 sm:px-5">
        {sellerGroup.lines.map((line) => (
          <CartLine
            key={line.versionId}
            line={line}
            currency={currency}
            wanted={lines.wanted[line.versionId]}
            error={lines.errors[line.versionId]}
            onQuantity={(quantity) => lines.setQuantity(line.versionId, quantity)}
            onRemove={() => {
              document.getElementById(`sellerGroup-${company.id}`)?.focus()
              void lines.remove(line)
            }}
          />
        ))}
      </ul>
      <div className="flex flex-col gap-4 border-line border-t px-4 py-4 sm:px-5">
        {sellerGroup.deliverable ? (
          <>
            <FreeDelivery
              sellerGroup={sellerGroup}
              method={(draft ?? sellerGroup.choice)?.method}
              currency={currency}
            />
            <DeliveryMethods
              sellerGroup={sellerGroup}
              currency={currency}
              draft={draft}
              error={deliveries.errors[company.id]}
              onChoose={(wanted) => void deliveries.choose(company.id, wanted)}
            />
          </>
        ) : (
          <Notice tone="danger">{t(sellerGroup.unreached.length > 0 ? 'notHere' : 'notConfigured')}</Notice>
        )}
        {terms && <p className="text-muted text-xs first-letter:uppercase">{terms.brief.join(' · ')}</p>}
      </div>
    </section>
  )
}

type HeadProps = { company: SellerGroup['company']; number: number; of: number; id?: string }

/** Who sends what follows, and from where. */
export function GroupHead({ company, number, of, id = `sellerGroup-${company.id}` }: HeadProps) {
  const t = useTexts('cart')
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-4 py-3 sm:px-5">
      <h2 id={id} tabIndex={-1} className="text-base">
        <span className="sr-only">{t('seller')}: </span>
        <Link to={`/company/${company.id}`} className="hover:underline">
          {company.name}
        </Link>
      </h2>
      <p className="text-xs text-muted">
        {of > 1 && `${t('sellerOf', { number, of })} · `}
        {t('sellerFrom', { city: company.city })}
      </p>
    </header>
  )
}
