import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { givenUp, loadWebAuthn, passkeysWork } from '../../../parts/security/webauthn.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

type LoggedIn = ApiOutput<'POST /api/passkeys/login'>
type Props = { keepLoggedIn: boolean; onLoggedIn: (loggedIn: LoggedIn, keepLoggedIn: boolean) => void | Promise<void> }

/** Logs in with a key of the device; nothing where the browser knows none. */
export default function PasskeyLoginButton({ keepLoggedIn, onLoggedIn }: Props) {
  const t = useTexts('security')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  if (!passkeysWork()) return null
  const logIn = async () => {
    setBusy(true)
    try {
      const options = await api('POST /api/passkeys/options')
      const { startAuthentication } = await loadWebAuthn()
      const answer = await startAuthentication({ optionsJSON: options as never })
      const body = { answer: { ...answer }, keepLoggedIn }
      await onLoggedIn(await api('POST /api/passkeys/login', { body }), keepLoggedIn)
    } catch (error) {
      // Closing the browser's own question is no failure.
      if (!givenUp(error)) showFailure(error, locale)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="lg" wide busy={busy} onClick={() => void logIn()}>
      <KeyRound className="size-5" aria-hidden="true" />
      {t('passkeyLogin')}
    </Button>
  )
}
