import { useState } from 'react'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'

type Props = { profile: Profile; onChange: (profile: Profile) => void }

/** The e-mail address, and its change: it counts once both addresses have confirmed it. */
export function EmailPanel({ profile, onChange }: Props) {
  const t = useTexts('profile')
  const [open, setOpen] = useState(false)
  return (
    <Panel title={t('emailTitle')}>
      <p className="wrap-anywhere">{profile.email}</p>
      {profile.pendingEmail && <PendingEmail profile={profile} pending={profile.pendingEmail} onChange={onChange} />}
      {!profile.pendingEmail && !open && (
        <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
          {t('emailChange')}
        </Button>
      )}
      {!profile.pendingEmail && open && (
        <EmailForm
          onClose={() => setOpen(false)}
          onAsked={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      )}
    </Panel>
  )
}
