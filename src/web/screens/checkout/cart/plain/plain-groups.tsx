import { Link } from 'react-router'
import type { Cart } from '../../../../../domains/cart/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { GroupHead } from '../cart-seller-group.tsx'
import { CheckoutSummary } from '../checkout/checkout-summary.tsx'
import { FreeDelivery } from '../free-delivery.tsx'
import { PlainCountry } from './plain-country.tsx'
import { PlainDelivery } from './plain-delivery.tsx'
import { PlainLine } from './plain-line.tsx'
import type { PlainPage } from './plain-page.ts'

/** The goods, seller by seller, each with what can be changed; the sums, and the way on to the form. */
export function PlainGroups({ page, cart }: { page: PlainPage; cart: Cart }) {
  const t = useTexts('cart')
  const shell = useTexts('shell')
  const { currency, sellerGroups } = cart
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        <PlainCountry cart={cart} />
        {sellerGroups.map((group, index) => (
          <section
            key={group.company.id}
            aria-labelledby={`plain-sellerGroup-${group.company.id}`}
            className="rounded-lg border border-line bg-surface"
          >
            <GroupHead
              company={group.company}
              number={index + 1}
              of={sellerGroups.length}
              id={`plain-sellerGroup-${group.company.id}`}
            />
            <ul className="divide-y divide-line px-4 sm:px-5">
              {group.lines.map((line) => (
                <PlainLine key={line.versionId} {...{ line, currency }} refusal={page.refusal} />
              ))}
            </ul>
            <div className="flex flex-col gap-4 border-line border-t px-4 py-4 sm:px-5">
              {group.deliverable ? (
                <>
                  <FreeDelivery sellerGroup={group} method={group.choice?.method} currency={currency} />
                  <PlainDelivery {...{ group, currency, page }} />
                </>
              ) : (
                <Notice tone="danger">{t(group.unreached.length > 0 ? 'notHere' : 'notConfigured')}</Notice>
              )}
              <Brief page={page} company={group.company.id} />
            </div>
          </section>
        ))}
      </div>
      <CheckoutSummary cart={cart} drafts={{}} stale={false} id="plain-summary">
        <LinkButton to="/cart?step=data" size="lg" wide>
          {t('toOrderForm')}
        </LinkButton>
        <Link to="/catalog" className="text-center text-link text-sm underline">
          {shell('toCatalog')}
        </Link>
      </CheckoutSummary>
    </div>
  )
}

function Brief({ page, company }: { page: PlainPage; company: number }) {
  const own = page.terms.find(({ companyId }) => companyId === company)
  return own ? <p className="text-muted text-xs first-letter:uppercase">{own.brief.join(' · ')}</p> : null
}
