import { useState } from 'react'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { PasswordPanel } from './password-panel.tsx'
import { SecurityPanels } from './security/security-panels.tsx'

/** The password, and whatever else guards the account. */
export function PasswordSection({ profile }: { profile: Profile }) {
  // Another password has ended the other sessions: their list is asked for anew.
  const [changes, setChanges] = useState(0)
  return (
    <div className="flex flex-col gap-6">
      {profile.hasPassword && <PasswordPanel profile={profile} onChanged={() => setChanges(changes + 1)} />}
      <SecurityPanels key={changes} profile={profile} />
    </div>
  )
}
