import { useEffect, useState } from 'react'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Countdown } from '../../../ui/countdown.tsx'
import { notify } from '../../../ui/toast-store.ts'

const PAUSE = 60_000

type Props = {
  username: string
  /** A code has gone out just before this page. */
  justSent: boolean
  /** The new handle, or the code itself where no mail is sent. */
  onSent: (handle: string) => void
}

type Pause = { now: string; until: string }

function pauseFromNow(): Pause {
  const now = Date.now()
  return { now: new Date(now).toISOString(), until: new Date(now + PAUSE).toISOString() }
}

/** Another code, not more often than once a minute. */
export function ResendCode({ username, justSent, onSent }: Props) {
  const t = useTexts('account')
  const locale = useLocale()
  const { busy, send } = useSending()
  const [pause, setPause] = useState<Pause | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was true when the page came
  useEffect(() => {
    if (justSent) setPause(pauseFromNow())
  }, [])
  const resend = () =>
    send(async () => {
      try {
        const answer = await api('POST /api/account/resend-code', { body: { username } })
        setPause(pauseFromNow())
        onSent(answer.username.ConfirmationCode)
        notify('good', t('resent'))
      } catch (error) {
        notify('danger', failureText(error, locale))
      }
    })
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-muted">
      {pause ? (
        <>
          {t('resendIn')} <Countdown key={pause.until} {...pause} onEnd={() => setPause(null)} />
        </>
      ) : (
        <Button variant="quiet" busy={busy} disabled={username === ''} onClick={resend} className="-ml-4">
          {t('resend')}
        </Button>
      )}
    </p>
  )
}
