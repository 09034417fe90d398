import { useState } from 'react'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { session } from '../../../session/session.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { AvatarChoice } from './avatar-choice.tsx'
import { AvatarUpload } from './avatar-upload.tsx'

type Props = {
  profile: Profile
  /** An own picture known to this page: offered again after a preset was chosen. */
  own: string | null
  onChange: (profile: Profile) => void
}

/** A drawing of ours, or a picture of one's own cut to a square. */
export function AvatarSection({ profile, own, onChange }: Props) {
  const t = useTexts('profile')
  const { busy, send } = useSending()
  const [wanted, setWanted] = useState<string>()
  const choose = (login: string) =>
    send(async () => {
      setWanted(login)
      try {
        const token = session.read()?.token ?? ''
        await api('POST /api/users/reset-avatar', { body: { token, AvatarLogin: login } })
        onChange({ ...profile, AvatarLogin: login })
        notify('good', t('avatarDone'))
      } catch {
        notify('danger', t('avatarFailed'))
      } finally {
        setWanted(undefined)
      }
    })
  return (
    <div className="flex flex-col gap-6">
      <AvatarChoice
        current={busy && wanted ? wanted : profile.AvatarLogin}
        own={own}
        onChoose={(login) => void choose(login)}
      />
      <AvatarUpload onDone={(login) => onChange({ ...profile, AvatarLogin: login })} />
    </div>
  )
}
