import { useState } from 'react'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast-store.ts'

const PRESENCES = ['available', 'busy', 'away'] as const

type Props = { profile: Profile; onChange: (profile: Profile) => void }

/** T03: whether one is there for others. */
export function PresencePanel({ profile, onChange }: Props) {
  const t = useTexts('profile')
  const [status, setStatus] = useState(profile.Status)
  const { busy, send } = useSending()
  const save = () =>
    send(async () => {
      try {
        await api('PATCH /api/users/update', { body: { status } })
        onChange({ ...profile, Status: status })
        notify('good', t('statusDone'))
      } catch {
        notify('danger', t('statusFailed'))
      }
    })
  return (
    <Panel title={t('statusTitle')}>
      <ChoiceCards
        legend={t('statusHint')}
        value={status}
        onChange={(value) => setStatus(value as Profile['Status'])}
        choices={PRESENCES.map((value) => ({ value, label: t(value), text: t(`${value}Text`) }))}
      />
      <Button variant="secondary" className="mt-2" onClick={() => void save()}>
        {t('statusSave')}
      </Button>
      <LoadingOverlay open={busy} />
    </Panel>
  )
}
