import type { ReactNode, SubmitEvent } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'

type Props = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  submitText: string
  busy: boolean
  busyText: string
  /** What went wrong with the whole, not with a field. */
  failure?: ReactNode
  children: ReactNode
}

/**
 * A form with secrets in it. Until the page has started it cannot be sent: a browser would send it on its own, and what was typed
 * would lie in an address (hence `post`, too).
 */
export function SignInForm({ onSubmit, submitText, busy, busyText, failure, children }: Props) {
  const t = useTexts('account')
  const started = useInBrowser()
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <noscript>
        <Notice tone="warning">{t('scriptsNeeded')}</Notice>
      </noscript>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {children}
      <Button type="submit" size="lg" wide busy={busy} disabled={!started} className="disabled:opacity-100!">
        {submitText}
      </Button>
      <LoadingOverlay open={busy} text={busyText} />
    </form>
  )
}
