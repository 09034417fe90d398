import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useInBrowser } from '../../../ui/use-in-browser.ts'

const PasskeyLoginButton = lazyPart(() => import('./passkey-login-button.tsx'))

/** Only a browser knows passkeys: the server leaves the button's place out. */
export function PasskeyPlace(props: ComponentProps<typeof PasskeyLoginButton>) {
  return useInBrowser() ? (
    <Suspense>
      <PasskeyLoginButton {...props} />
    </Suspense>
  ) : null
}
