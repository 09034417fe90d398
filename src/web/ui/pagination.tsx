import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '../texts/use-texts.tsx'
import { cx } from './cx.ts'
import { LinkButton } from './link-button.tsx'

type Props = {
  page?: number
  /** Query strings or paths; null at the ends. */
  previous: string | null
  next: string | null
}

export function Pagination({ page, previous, next }: Props) {
  const t = useTexts('shell')
  if (!previous && !next) return null
  return (
    <nav
      aria-label={t('pages')}
      className={cx('flex flex-wrap items-center justify-center gap-3', page !== undefined && 'py-6')}
    >
      {previous && (
        <LinkButton to={previous} rel="prev" variant="secondary">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('previousPage')}
        </LinkButton>
      )}
      {page !== undefined && (
        <span className="numbers px-2 text-sm text-muted" aria-current="page">
          {t('page', { page })}
        </span>
      )}
      {next && (
        <LinkButton to={next} rel="next" variant="secondary">
          {t('nextPage')}
          <ChevronRight className="size-4" aria-hidden="true" />
        </LinkButton>
      )}
    </nav>
  )
}
