import type { Profile } from '../../../../../domains/accounts/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useSettings } from '../../../../use-root.ts'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** What protects an account besides its password. */
export function SecurityPanels({ profile }: { profile: Profile }) {
  const t = useTexts('security')
  const demo = useSettings()?.demo ?? false
  const needsFactor = profile.permissions === 'admin' && !profile.secondFactor.enabled && !demo
  return (
    <div className="flex flex-col gap-6">
      {needsFactor && (
        <Notice tone="warning" title={t('operatorNeeds')}>
          {t('operatorNeedsText')}
        </Notice>
      )}
      <AuthenticatorPanel state={profile.secondFactor} />
      <PasskeysPanel />
      <SessionsPanel />
    </div>
  )
}
