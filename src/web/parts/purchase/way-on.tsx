import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notify } from '../../ui/toast-store.ts'

/** Where the provider's page does not open by itself: a link to it, here or in another window. Nothing is paid twice, the payment is the same. */
export function WayOn({ to }: { to: string | undefined }) {
  const t = useTexts('payment')
  if (!to) return null
  const openWindow = () => {
    const opened = window.open('', '_blank')
    if (!opened) return notify('danger', t('popupBlocked'))
    // The provider's page has no business with ours.
    opened.opener = null
    opened.location.href = to
  }
  return (
    <Notice tone="warning" title={t('notOpening')} live>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href={to} className="inline-flex min-h-11 items-center font-semibold text-link underline">
          {t('openProvider')}
        </a>
        <Button variant="secondary" onClick={openWindow}>
          {t('openInWindow')}
        </Button>
      </div>
    </Notice>
  )
}
