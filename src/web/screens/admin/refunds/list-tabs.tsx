import { Link } from 'react-router'
import { OPEN_LISTS, type OpenList } from '../../../../domains/refunds/admin/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

/** The three lists, as links: each has an address. */
export function ListTabs({ list }: { list: OpenList }) {
  const t = useTexts('refunds')
  return (
    <nav aria-label={t('adminTitle')}>
      <ul className="flex flex-wrap gap-x-6 border-line border-b">
        {OPEN_LISTS.map((one) => (
          <li key={one}>
            <Link
              to={{ search: `?list=${one}` }}
              aria-current={one === list ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold"
            >
              {t(`list_${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
