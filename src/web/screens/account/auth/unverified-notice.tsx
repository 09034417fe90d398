import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** The password was right, the account is not verified yet: the way to do it. */
export function UnverifiedNotice({ username, next }: { username: string; next: string | null }) {
  const t = useTexts('account')
  const query = new URLSearchParams({ username, ...(next && { next }) })
  return (
    <Notice tone="warning" live title={t('unverified')}>
      <Link to={`/verify?${query}`} className="inline-flex min-h-11 items-center text-link">
        {t('toVerify')}
      </Link>
    </Notice>
  )
}
