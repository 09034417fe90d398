import { useState } from 'react'
import { KEY_LIMIT } from '../../../domains/companies/rules/api-key-limits.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SureDialog } from '../account-security/sure-dialog.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { HowToCall } from './how-to-call.tsx'
import { KeyLine } from './key-line.tsx'
import type { ApiKeyLine } from './load-keys.ts'
import { RotateDialog } from './rotate-dialog.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { useKeys } from './use-keys.ts'

type Open = { kind: 'create' } | { kind: 'rotate' | 'revoke'; key: ApiKeyLine } | null

/** A company's API keys. */
export function KeysView({ companyId, keys }: { companyId: number; keys: readonly ApiKeyLine[] }) {
  const t = useTexts('apiKeys')
  const { busy, dialog, shown, hide, create, rotate, revoke } = useKeys(companyId)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const closeWhen = async (done: Promise<boolean>) => {
    if (await done) close()
  }
  const button = (
    <Button disabled={keys.length >= KEY_LIMIT} onClick={() => setOpen({ kind: 'create' })}>
      {t('create')}
    </Button>
  )
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-text text-muted">{t('intro')}</p>
      {shown && <ShownSecret {...shown} onKept={hide} />}
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
                busy={busy}
                onRotate={() => setOpen({ kind: 'rotate', key })}
                onRevoke={() => setOpen({ kind: 'revoke', key })}
              />
            ))}
          </ul>
          {keys.length >= KEY_LIMIT && <p className="pt-4 text-sm">{t('full', { maximum: KEY_LIMIT })}</p>}
        </Panel>
      )}
      <HowToCall companyId={companyId} />
      {open?.kind === 'create' && (
        <CreateDialog busy={busy} onClose={close} onCreate={(key) => void closeWhen(create(key))} />
      )}
      {open?.kind === 'rotate' && (
        <RotateDialog
          apiKey={open.key}
          busy={busy}
          onClose={close}
          onRotate={(secret) => void closeWhen(rotate(open.key, secret))}
        />
      )}
      {open?.kind === 'revoke' && (
        <SureDialog
          title={t('revokeTitle', { name: open.key.name })}
          text={t('revokeText')}
          action={t('revoke')}
          onYes={() => void revoke(open.key)}
          onClose={close}
        />
      )}
      {dialog}
    </div>
  )
}
