import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'

/** The lists of the page and the words of the address that show each. */
export const LISTS = {
  all: '',
  failed: '?state=failed',
  transfers: '?list=transfers',
  underWay: '?state=underWay',
} as const
export type List = keyof typeof LISTS

/** All refunds, and what is to be done about some, as links: each has an address. */
export function ListTabs({ list }: { list: List }) {
  const t = useTexts('refunds')
  return (
    <nav aria-label={t('adminTitle')}>
      <ul className="flex flex-wrap gap-x-6 border-line border-b">
        {(Object.keys(LISTS) as List[]).map((one) => (
          <li key={one}>
            <Link
              to={{ search: LISTS[one] }}
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
