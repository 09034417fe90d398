import { Link } from 'react-router'
import type { OpeningList } from '../../../../domains/desk/opening/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** How much is left before the market opens; nothing once all is done. */
export function OpeningLeft({ items }: OpeningList) {
  const t = useTexts('desk')
  const left = items.filter(({ done }) => !done).length
  if (left === 0) return null
  return (
    <Notice title={t('openingLeft', { count: left })}>
      <Link to="/admin/opening" className="text-link">
        {t('openingSee')}
      </Link>
    </Notice>
  )
}
