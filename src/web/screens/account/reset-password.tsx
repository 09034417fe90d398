import { useSearchParams } from 'react-router'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ResetForm } from './reset-password/reset-form.tsx'
import { useResetCode } from './reset-password/use-reset-code.ts'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** R07 T05: a new password. Reads `token` of the address and asks the server about it before anything is typed. */
export default function ResetPasswordScreen() {
  const t = useTexts('account')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  return (
    <NarrowPage title={t('resetTitle')} intro={t('resetIntro')} foot={<FootLink to="/auth" label={t('backToLogin')} />}>
      {token ? <WithToken token={token} /> : <Useless />}
    </NarrowPage>
  )
}

function WithToken({ token }: { token: string }) {
  const t = useTexts('account')
  const shell = useTexts('shell')
  const code = useResetCode(token)
  if (code.state === 'good') return <ResetForm token={token} />
  if (code.state === 'bad') return <Useless />
  if (code.state === 'unknown') {
    return (
      <>
        <Notice tone="danger">{code.text}</Notice>
        <Button onClick={() => location.reload()}>{shell('tryAgain')}</Button>
      </>
    )
  }
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t('resetChecking')}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-18" />
      <Skeleton className="h-13" />
    </div>
  )
}

/** Why, the server's words have told in a notification. */
function Useless() {
  const t = useTexts('account')
  return (
    <>
      <Notice tone="danger" title={t('resetInvalidTitle')}>
        <p className="mt-1">{t('resetInvalidText')}</p>
      </Notice>
      <LinkButton to="/forgot">{t('resetAgain')}</LinkButton>
    </>
  )
}
