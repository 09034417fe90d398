import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { ApiOutput } from '../../../api-client.ts'
import { OrderTable } from '../../../parts/fulfilment/order-table.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Email } from '../../../ui/email.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { CustomerCases } from './customer-cases.tsx'
import { Totals } from './totals.tsx'

type Found = ApiOutput<'GET /api/companies/{id}/customers/{number}'> &
  Pick<ApiOutput<'GET /api/companies/{id}/returns'>, 'cases'> & { number: string; moreCases: boolean }

/** One customer with what was bought here, and what came back or was complained of. */
export function CustomerView({ found }: { found: Found }) {
  const t = useTexts('fulfilment')
  const noted = useTexts('orderNotes')
  const search = useCompanySearch()
  const { customer, notes, orders, next } = found
  const back = customer.totals.flatMap(({ givenBack: total, currency }) => (total > 0 ? [{ total, currency }] : []))
  const name = `${customer.firstName} ${customer.lastName}`
  return (
    <>
      <Link
        to={{ pathname: '/customers', search }}
        className="text-link inline-flex min-h-11 items-center gap-1 text-sm"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {t('allCustomers')}
      </Link>
      <div className="max-w-xl pb-6">
        <Facts
          items={[
            {
              name: t('contact'),
              value: (
                <>
                  <a href={`mailto:${customer.email}`} className="text-link wrap-anywhere block w-fit py-0.5">
                    <Email of={customer.email} />
                  </a>
                  <a
                    href={`tel:${customer.phone.replace(/[^\d+]/g, '')}`}
                    className="text-link numbers block w-fit py-0.5"
                  >
                    {customer.phone}
                  </a>
                </>
              ),
            },
            { name: t('ordersCount'), value: customer.orders },
            { name: t('spent'), value: <Totals totals={customer.totals} /> },
            ...(back.length > 0 ? [{ name: t('givenBack'), value: <Totals totals={back} /> }] : []),
            ...(customer.returned > 0 ? [{ name: t('returned'), value: customer.returned }] : []),
            ...(notes > 0 ? [{ name: noted('title'), value: notes }] : []),
          ]}
        />
      </div>
      <OrderTable caption={t('ordersOf', { name })} orders={orders} ofOneBuyer />
      <ListPages next={next} />
      <CustomerCases {...found} />
    </>
  )
}
