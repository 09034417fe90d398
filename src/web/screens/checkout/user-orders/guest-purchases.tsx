import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** What was bought with the address of the account without logging in, and the way to have it here. */
export function GuestPurchases({ found: { count, email } }: { found: ApiOutput<'GET /api/account/guest-purchases'> }) {
  const t = useTexts('purchases')
  const { busy, run } = useAction()
  return (
    <Notice className="mt-4">
      <p className="wrap-anywhere">{t('guestFound', { count, email })}</p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-2"
        busy={busy}
        onClick={() => void run(() => api('POST /api/account/guest-purchases'), t('guestTaken'))}
      >
        {t('guestTake')}
      </Button>
    </Notice>
  )
}
