import { useRef, useState } from 'react'
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
  const next = useRef<string | null>(null)
  // Whoever changes their mind while one is on its way gets the last one.
  const choose = (login: string) => {
    next.current = login
    setWanted(login)
    return send(async () => {
      for (let one = take(); one !== null; one = take()) await set(one)
      setWanted(undefined)
    })
  }
  const take = () => {
    const one = next.current
    next.current = null
    return one
  }
  const set = async (login: string) => {
    try {
      const token = session.read()?.token ?? ''
      await api('POST /api/users/reset-avatar', { body: { token, AvatarLogin: login } })
      onChange({ ...profile, AvatarLogin: login })
      notify('good', t('avatarDone'))
    } catch {
      notify('danger', t('avatarFailed'))
    }
  }
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
