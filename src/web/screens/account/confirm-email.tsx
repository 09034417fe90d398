import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { api } from '../../browser-api.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { SignInForm } from '../../parts/sign-in/sign-in-form.tsx'
import { useCall } from '../../parts/sign-in/use-call.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

type Outcome = 'changed' | 'old' | 'new' | 'useless' | null

/** One of the two confirmations of another e-mail address. By a button: programs that open the links of mails confirm nothing. */
export default function ConfirmEmailScreen() {
  const t = useTexts('account')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const [outcome, setOutcome] = useState<Outcome>(token ? null : 'useless')
  return (
    <NarrowPage title={t('confirmTitle')} intro={outcome === null ? t('confirmIntro') : undefined}>
      {outcome === null ? <ConfirmForm token={token} onDone={setOutcome} /> : <Told outcome={outcome} />}
    </NarrowPage>
  )
}

function ConfirmForm({ token, onDone }: { token: string; onDone: (outcome: Outcome) => void }) {
  const notices = useTexts('notices')
  const t = useTexts('account')
  const form = useForm()
  const { busy, failure, submit } = useCall(form, {
    async call() {
      const { changed, waitingFor } = await api('POST /api/account/email/confirm', { body: { token } })
      onDone(changed ? 'changed' : waitingFor)
    },
    message(problem) {
      if (problem?.code === 'email_token_invalid' || problem?.code === 'validation') onDone('useless')
      return problem?.title || notices('actionFailed')
    },
  })
  return (
    <SignInForm
      onSubmit={submit}
      submitText={t('confirmSubmit')}
      busy={busy}
      busyText={t('confirmBusy')}
      failure={failure}
    >
      {null}
    </SignInForm>
  )
}

function Told({ outcome }: { outcome: Exclude<Outcome, null> }) {
  const t = useTexts('account')
  const told = {
    changed: ['good', t('confirmChangedTitle'), t('confirmChangedText')],
    old: ['info', t('confirmWaitingTitle'), t('confirmWaitingOld')],
    new: ['info', t('confirmWaitingTitle'), t('confirmWaitingNew')],
    useless: ['danger', t('confirmInvalidTitle'), t('confirmInvalidText')],
  } as const
  const [tone, title, text] = told[outcome]
  return (
    <>
      <Notice tone={tone} live title={title}>
        <p className="mt-1">{text}</p>
      </Notice>
      <LinkButton to="/account">{t('toAccount')}</LinkButton>
    </>
  )
}
