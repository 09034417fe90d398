import type { Profile } from '../../../domains/accounts/contract.ts'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** What protects an account besides its password. */
export function SecurityPanels({ profile }: { profile: Profile }) {
  return (
    <div className="flex flex-col gap-6">
      <AuthenticatorPanel state={profile.secondFactor} />
      <PasskeysPanel />
      <SessionsPanel />
    </div>
  )
}
