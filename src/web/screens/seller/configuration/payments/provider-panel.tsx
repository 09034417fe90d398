import { useState } from 'react'
import type { OfferStanding } from '../../../../../domains/payments/offer/contract.ts'
import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useGuardedAct } from '../../../../parts/security/use-guarded-act.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { ConnectionTest } from './connection-test.tsx'
import { ProviderForm } from './provider-form.tsx'
import { SavedKeys } from './saved-keys.tsx'
import { StateBadge } from './state-badge.tsx'

type Props = {
  keys: ProviderKeys
  standing: OfferStanding | undefined
  onChanged: (keys: ProviderKeys) => void
}

/** One payment provider: what is kept of it, and how it is replaced or removed. */
export function ProviderPanel({ keys, standing, onChanged }: Props) {
  const t = useTexts('configuration')
  const { act, busy, place, dialog } = useGuardedAct()
  const { provider, complete, connected, fields } = keys
  const isSaved = fields.some(({ changedAt }) => changedAt !== null)
  const [open, setOpen] = useState<'form' | 'remove' | null>(null)
  const title = t(`provider_${provider}`)
  const saved = (next: ProviderKeys) => {
    onChanged(next)
    setOpen(null)
    notify('good', t('keysSaved'))
  }
  const remove = () => {
    setOpen(null)
    return act(async () => {
      onChanged(await api('DELETE /api/admin/payment-providers/{provider}', { params: { provider } }))
      notify('good', t('keysRemoved'))
    })
  }
  return (
    <Panel
      title={title}
      aria-label={title}
      side={
        isSaved && !complete ? (
          <Badge tone="warning">{t('statePartly')}</Badge>
        ) : (
          standing && <StateBadge standing={standing} />
        )
      }
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        <p className="max-w-text pb-4 text-muted text-sm">{t(`providerText_${provider}`)}</p>
        {open === 'form' || !isSaved ? (
          <ProviderForm keys={keys} onSaved={saved} {...(isSaved && { onCancel: () => setOpen(null) })} />
        ) : (
          <>
            <SavedKeys keys={keys} />
            <div className="flex flex-wrap gap-3 pt-4">
              {complete && connected && <ConnectionTest provider={provider} name={title} />}
              <Button
                variant="secondary"
                onClick={() => setOpen('form')}
                aria-label={t('keysReplaceOf', { name: title })}
              >
                {t('keysReplace')}
              </Button>
              <Button
                variant="quiet"
                busy={busy}
                onClick={() => setOpen('remove')}
                aria-label={t('keysRemoveOf', { name: title })}
              >
                {t('keysRemove')}
              </Button>
            </div>
          </>
        )}
      </div>
      <Dialog
        open={open === 'remove'}
        onClose={() => setOpen(null)}
        title={t('keysRemoveTitle', { name: title })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" onClick={() => void remove()}>
              {t('keysRemove')}
            </Button>
          </>
        }
      >
        <p>{t('keysRemoveText')}</p>
      </Dialog>
      {dialog}
    </Panel>
  )
}
