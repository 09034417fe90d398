import type { Profile } from '../../../../domains/accounts/contract.ts'
import { EmailPanel } from './email-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { PersonPanel } from './person-panel.tsx'
import { PresencePanel } from './presence-panel.tsx'

type Props = { profile: Profile; onChange: (profile: Profile) => void }

export function DataSection({ profile, onChange }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <PersonPanel profile={profile} onChange={onChange} />
      <EmailPanel profile={profile} onChange={onChange} />
      <PresencePanel profile={profile} onChange={onChange} />
      <ExportPanel />
    </div>
  )
}
