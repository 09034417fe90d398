import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCompanySearch } from '../seller/use-company-search.ts'

export type RefusedOrder = { number: string; message: string }

/** Orders for which no label was asked for, each with why and what to do. */
export function RefusedOrders({ refused }: { refused: readonly RefusedOrder[] }) {
  const t = useTexts('labels')
  const search = useCompanySearch()
  return (
    <Notice tone="warning" className="mb-4" title={t('refused', { count: refused.length })}>
      <ul className="mt-1 flex flex-col gap-1">
        {refused.map(({ number, message }) => (
          <li key={number}>
            <Link to={{ pathname: `/orders/${number}`, search }} className="text-link numbers whitespace-nowrap">
              {number}
            </Link>{' '}
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
