import { useCallback, useState } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { localePath } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Countdown } from '../../../ui/countdown.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Props = { purchase: PurchaseView; reload: () => Promise<void> }

/** The mail with the link once more, or when it may be asked for. */
export function LinkAgain({ purchase, reload }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const { key, email, nextLinkAt, now } = purchase
  const [due, setDue] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const onEnd = useCallback(() => setDue(nextLinkAt), [nextLinkAt])
  const send = async () => {
    setBusy(true)
    try {
      await api('POST /api/purchases/{key}/link', { params: { key } })
      notify('good', t('linkSent'))
    } catch (error) {
      showFailure(error, locale)
    }
    await reload()
    setBusy(false)
  }
  if (nextLinkAt === null) return <p className="text-muted text-sm">{t('linkAgainNone', { email })}</p>
  if (due === nextLinkAt || nextLinkAt <= now) {
    return (
      <form
        method="post"
        action={localePath('/confirm-order', locale)}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <input type="hidden" name="order" value={key} />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('linkAgain')}
        </Button>
      </form>
    )
  }
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-muted text-sm">
      {t('linkAgainIn')} <Countdown key={now} until={nextLinkAt} now={now} onEnd={onEnd} />
    </p>
  )
}
