import { useState } from 'react'
import type { OfferStanding } from '../../../../../domains/payments/offer/contract.ts'
import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useGuardedAct } from '../../../../parts/security/use-guarded-act.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { ProviderForm } from './provider-form.tsx'
import { SavedProvider } from './saved-provider.tsx'
import { StateBadge } from './state-badge.tsx'

type Props = {
  keys: ProviderKeys
  standing: OfferStanding | undefined
  onChanged: (keys: ProviderKeys) => void
}

/** One payment provider: what is kept of it, and how it is tried, replaced or removed. */
export function ProviderPanel({ keys, standing, onChanged }: Props) {
  const t = useTexts('configuration')
  const { act, busy, place, dialog } = useGuardedAct()
  const { provider, complete, fields } = keys
  const isSaved = fields.some(({ changedAt }) => changedAt !== null)
  const [replacing, setReplacing] = useState(false)
  const title = t(`provider_${provider}`)
  const saved = (next: ProviderKeys) => {
    onChanged(next)
    setReplacing(false)
    notify('good', t('keysSaved'))
  }
  const remove = () =>
    act(async () => {
      onChanged(await api('DELETE /api/admin/payment-providers/{provider}', { params: { provider } }))
      notify('good', t('keysRemoved'))
    })
  return (
    <Panel
      title={title}
      aria-label={title}
      side={standing && <StateBadge standing={standing} partly={isSaved && !complete} />}
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        <p className="max-w-text pb-4 text-muted text-sm">{t(`providerText_${provider}`)}</p>
        {replacing || !isSaved ? (
          <ProviderForm keys={keys} onSaved={saved} {...(isSaved && { onCancel: () => setReplacing(false) })} />
        ) : (
          <SavedProvider keys={keys} busy={busy} onReplace={() => setReplacing(true)} onRemove={() => void remove()} />
        )}
      </div>
      {dialog}
    </Panel>
  )
}
