import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** What a company without delivery prices sees (`configured` of `GET /api/companies/{id}/logistics` is false). `to`: where they are set. */
export function NotConfigured({ to }: { to?: string }) {
  const t = useTexts('deliverySettings')
  return (
    <Notice tone="warning" title={t('notConfigured')}>
      <p>{t('notConfiguredText')}</p>
      {to && (
        <Link to={to} className="inline-flex min-h-11 items-center text-link">
          {t('setPrices')}
        </Link>
      )}
    </Notice>
  )
}
