import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'

/** The way to older ones, also without scripts. */
export function RecallPages({ next }: { next: number }) {
  const t = useTexts('productSafety')
  return (
    <Link to={`/recalls?after=${next}`} className="inline-flex min-h-11 items-center text-link">
      {t('older')}
    </Link>
  )
}
