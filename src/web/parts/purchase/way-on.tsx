import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Where the provider's page does not open by itself: a plain link to it. Nothing is paid twice by it, the payment is the same. */
export function WayOn({ to }: { to: string | undefined }) {
  const t = useTexts('payment')
  if (!to) return null
  return (
    <Notice tone="warning" title={t('notOpening')} live>
      <a href={to} className="inline-flex min-h-11 items-center font-semibold text-link underline">
        {t('openProvider')}
      </a>
    </Notice>
  )
}
