import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { pendingPassword } from '../../parts/sign-in/pending-password.ts'
import { nextPath } from '../../session/next-path.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSettings } from '../../use-root.ts'
import { isCode, VerifyForm } from './verify/verify-form.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** R05: verifies a new account. Reads `username` and `code` of the address. */
export default function VerifyScreen() {
  const t = useTexts('account')
  const settings = useSettings()
  const [params] = useSearchParams()
  const username = (params.get('username') ?? '').trim()
  const handed = params.get('code') ?? ''
  // A code that comes with a link of a mail needs no words; one from the registration a moment ago does, or from asking again.
  const [shown, setShown] = useState(() => (pendingPassword.of(username) === null ? '' : handed))
  const hinted = settings?.demo && isCode(shown)
  return (
    <NarrowPage
      title={t('verifyTitle')}
      intro={hinted ? undefined : username ? t('verifyIntro', { username }) : t('verifyIntroNobody')}
      foot={<FootLink question={t('haveAccount')} to="/auth" label={t('toLogin')} />}
    >
      {!username && (
        <Notice tone="danger" live>
          {t('verification_details_missing')}
        </Notice>
      )}
      {hinted && <Notice live>{t('verifyDemo', { code: shown })}</Notice>}
      <VerifyForm
        username={username}
        code={isCode(handed) ? handed : ''}
        next={nextPath(params.get('next'))}
        onCode={setShown}
      />
    </NarrowPage>
  )
}
