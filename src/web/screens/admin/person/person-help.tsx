import { useState } from 'react'
import { api } from '../../../browser-api.ts'
import { UserActions } from '../../../parts/admin/user-actions.tsx'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useKeptFocus } from '../../../parts/security/use-kept-focus.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CorrectEmail } from './correct-email.tsx'
import type { Person } from './person-file.ts'

/** What helps somebody who cannot get in. Each act goes on record. */
export function PersonHelp({ person, name }: { person: Person; name: string }) {
  const t = useTexts('people')
  const [asking, setAsking] = useState<'verify' | 'factor' | 'email' | null>(null)
  const { busy, run } = useAction()
  const { confirmed, dialog } = useConfirmed()
  const { place, keepFocus } = useKeptFocus()
  const params = { id: person._id }
  const close = () => {
    setAsking(null)
    keepFocus()
  }
  const finish = async (done: Promise<boolean>) => {
    if (await done) close()
  }
  const verify = (reason: string) =>
    finish(run(() => api('POST /api/admin/users/{id}/verify', { params, body: { reason } }), t('verified')))
  const removeFactor = (reason: string) =>
    finish(
      run(async () => {
        const call = () => api('POST /api/admin/users/{id}/second-factor/remove', { params, body: { reason } })
        return (await confirmed(() => call().then(() => true))) ?? false
      }, t('factorRemoved')),
    )
  const sendCode = () => run(() => api('POST /api/admin/users/{id}/code', { params }), t('codeSent'))
  const hasFactor = person.authenticator || person.passkeys > 0
  const quiet = { size: 'sm', variant: 'secondary', busy } as const
  return (
    <Panel title={t('help')}>
      <div ref={place} tabIndex={-1} className="flex flex-wrap gap-2 rounded-md">
        {person.status === 'pending' && (
          <>
            <Button {...quiet} onClick={() => setAsking('verify')}>
              {t('verify')}
            </Button>
            <Button {...quiet} onClick={() => void sendCode()}>
              {t('sendCode')}
            </Button>
          </>
        )}
        {person.status !== 'suspended' && (
          <Button {...quiet} onClick={() => setAsking('email')}>
            {t('correctEmail')}
          </Button>
        )}
        {person.status === 'active' && hasFactor && (
          <Button {...quiet} onClick={() => setAsking('factor')}>
            {t('removeFactor')}
          </Button>
        )}
        <UserActions user={person} />
      </div>
      <ReasonDialog
        open={asking === 'verify' || asking === 'factor'}
        onClose={close}
        title={`${t(asking === 'factor' ? 'removeFactor' : 'verify')}: ${name}`}
        text={t(asking === 'factor' ? 'removeFactorText' : 'verifyText')}
        hint={t('reasonOnRecord')}
        action={t(asking === 'factor' ? 'removeFactor' : 'verify')}
        busy={busy}
        onConfirm={(reason) => void (asking === 'factor' ? removeFactor(reason) : verify(reason))}
      />
      {asking === 'email' && <CorrectEmail person={person} confirmed={confirmed} onClose={close} />}
      {dialog}
    </Panel>
  )
}
