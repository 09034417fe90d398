import { useState } from 'react'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { useMailMissing } from '../../parts/sign-in/use-mail-missing.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSettings } from '../../use-root.ts'
import { ForgotForm } from './forgot/forgot-form.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** R06: a link for a new password. */
export default function ForgotScreen() {
  const t = useTexts('account')
  const settings = useSettings()
  const closed = useMailMissing()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <NarrowPage
      title={t('forgotTitle')}
      intro={closed ? undefined : t('forgotIntro')}
      foot={<FootLink to="/auth" label={t('backToLogin')} />}
    >
      {closed ? (
        <Notice tone="warning" title={t('forgotClosedTitle')}>
          {/* Whom to ask nobody has entered yet while the market is being prepared. */}
          {settings?.open
            ? t('forgotClosedText', { email: settings.owner.email, phone: settings.owner.phone })
            : t('forgotClosedNobody')}
        </Notice>
      ) : sentTo === null ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <>
          <Notice tone="good" live title={t('forgotSentTitle')}>
            <p className="mt-1 break-words">{t('forgotSentText', { email: sentTo })}</p>
          </Notice>
          {settings?.demo && <Notice>{t('outboxHint')}</Notice>}
          <Button variant="secondary" onClick={() => setSentTo(null)}>
            {t('forgotAgain')}
          </Button>
        </>
      )}
    </NarrowPage>
  )
}
