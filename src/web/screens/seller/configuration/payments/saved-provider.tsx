import { useState } from 'react'
import type { ProviderKeys } from '../../../../../domains/payments/provider-keys/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { SavedKeys } from './saved-keys.tsx'

type Props = { keys: ProviderKeys; busy: boolean; onReplace: () => void; onRemove: () => void }

/** What is kept of a provider, and what can be done with it: try it, replace it, remove it. */
export function SavedProvider({ keys, busy, onReplace, onRemove }: Props) {
  const t = useTexts('configuration')
  const [asking, ask] = useState(false)
  const { provider, complete } = keys
  const name = t(`provider_${provider}`)
  return (
    <>
      {keys.standIn && (
        <Notice tone="warning" className="mb-4">
          {t('standInKeys')}
        </Notice>
      )}
      <SavedKeys keys={keys} />
      <div className="flex flex-wrap gap-3 pt-4">
        {complete && <ConnectionTest provider={provider} name={name} />}
        <Button variant="secondary" onClick={onReplace} aria-label={t('keysReplaceOf', { name })}>
          {t('keysReplace')}
        </Button>
        <Button variant="quiet" busy={busy} onClick={() => ask(true)} aria-label={t('keysRemoveOf', { name })}>
          {t('keysRemove')}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => ask(false)}
        title={t('keysRemoveTitle', { name })}
        actions={
          <>
            <Button variant="secondary" onClick={() => ask(false)}>
              {t('cancel')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                ask(false)
                onRemove()
              }}
            >
              {t('keysRemove')}
            </Button>
          </>
        }
      >
        <p>{t('keysRemoveText')}</p>
      </Dialog>
    </>
  )
}
