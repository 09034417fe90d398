import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'

const PERIODS = ['7', '30', '90'] as const

/** Over how many days the dashboard looks. */
export function PeriodChoice() {
  const t = useTexts('fulfilment')
  const [chosen] = useSearchParams()
  const present = chosen.get('days') ?? '30'
  return (
    <nav aria-label={t('period')}>
      <ul className="flex gap-1">
        {PERIODS.map((days) => {
          const query = new URLSearchParams(chosen)
          query.set('days', days)
          return (
            <li key={days}>
              <Link
                to={`?${query}`}
                aria-current={days === present ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-md px-3 text-muted text-sm hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent"
              >
                {t(`days${days}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
