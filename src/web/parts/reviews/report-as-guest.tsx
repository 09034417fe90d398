import { Link, useLocation } from 'react-router'
import { logInPath } from '../../session/log-in-path.ts'
import { useTexts } from '../../texts/use-texts.tsx'

/** Who reports says who it is: first to log in, and back. */
export function ReportAsGuest({ className }: { className: string }) {
  const t = useTexts('reviews')
  const { pathname } = useLocation()
  return (
    <Link to={logInPath(pathname)} className={className}>
      {t('report')}
    </Link>
  )
}
