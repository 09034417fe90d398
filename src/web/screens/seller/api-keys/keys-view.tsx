import { useState } from 'react'
import { KEY_LIMIT } from '../../../../domains/api-keys/rules/api-key-limits.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { HowToCall } from './how-to-call.tsx'
import { KeyDialogs, type OpenDialog } from './key-dialogs.tsx'
import { KeyLine } from './key-line.tsx'
import type { ApiKeyLine } from './load-keys.ts'
import { ShownSecret } from './shown-secret.tsx'
import { useKeys } from './use-keys.ts'

/** A company's API keys. */
export function KeysView({ companyId, keys }: { companyId: number; keys: readonly ApiKeyLine[] }) {
  const t = useTexts('apiKeys')
  const { dialog, shown, hide, ...keyActs } = useKeys(companyId)
  const [open, setOpen] = useState<OpenDialog>(null)
  const button = (
    <Button disabled={keys.length >= KEY_LIMIT} onClick={() => setOpen({ kind: 'create' })}>
      {t('create')}
    </Button>
  )
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-text text-muted">{t('intro')}</p>
      {/* Behind an open dialog nothing can take the focus. */}
      {shown && !open && <ShownSecret {...shown} onKept={hide} />}
      {keys.length === 0 ? (
        <Panel>
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={button} />
        </Panel>
      ) : (
        <Panel title={t('keys')} side={button} aria-label={t('keys')}>
          <ul>
            {keys.map((key) => (
              <KeyLine
                key={key.id}
                apiKey={key}
                busy={keyActs.busy}
                onRotate={() => setOpen({ kind: 'rotate', key })}
                onRevoke={() => setOpen({ kind: 'revoke', key })}
              />
            ))}
          </ul>
          {keys.length >= KEY_LIMIT && <p className="pt-4 text-sm">{t('full', { maximum: KEY_LIMIT })}</p>}
        </Panel>
      )}
      <HowToCall companyId={companyId} />
      <KeyDialogs open={open} {...keyActs} onClose={() => setOpen(null)} />
      {dialog}
    </div>
  )
}
