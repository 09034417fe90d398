import { CircleCheck, Clock } from 'lucide-react'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Props = {
  profile: Profile
  pending: NonNullable<Profile['pendingEmail']>
  onChange: (profile: Profile) => void
}

/** A change of address on its way: which of the two addresses has confirmed it, and giving it up. */
export function PendingEmail({ profile, pending, onChange }: Props) {
  const t = useTexts('profile')
  const locale = useLocale()
  const { busy, send } = useSending()
  const giveUp = () =>
    send(async () => {
      try {
        onChange(await api('DELETE /api/account/email'))
        notify('good', t('emailCancelled'))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return (
    <div className="mt-4 rounded-md bg-sunken p-4 text-sm">
      <p className="wrap-anywhere font-semibold">{t('emailPending', { email: pending.email })}</p>
      <p className="mt-1 text-muted">{t('emailPendingText')}</p>
      <ul className="mt-3 flex flex-col gap-1.5">
        <Address email={profile.email} done={pending.confirmedOld} />
        <Address email={pending.email} done={pending.confirmedNew} />
      </ul>
      <Button variant="secondary" className="mt-4" busy={busy} onClick={() => void giveUp()}>
        {t('emailCancel')}
      </Button>
    </div>
  )
}

function Address({ email, done }: { email: string; done: boolean }) {
  const t = useTexts('profile')
  const Icon = done ? CircleCheck : Clock
  return (
    <li className="flex items-start gap-2">
      <Icon className={`mt-0.5 size-4 shrink-0 ${done ? 'text-good' : 'text-muted'}`} aria-hidden="true" />
      <span className="wrap-anywhere min-w-0">
        {email} <span className="text-muted">({t(done ? 'emailConfirmed' : 'emailWaiting')})</span>
      </span>
    </li>
  )
}
