import { SureDialog } from '../../../parts/security/sure-dialog.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CreateDialog } from './create-dialog.tsx'
import type { ApiKeyLine } from './load-keys.ts'
import { RotateDialog } from './rotate-dialog.tsx'
import type { useKeys } from './use-keys.ts'

export type OpenDialog = { kind: 'create' } | { kind: 'rotate' | 'revoke'; key: ApiKeyLine } | null
type Props = Pick<ReturnType<typeof useKeys>, 'busy' | 'create' | 'rotate' | 'revoke'> & {
  open: OpenDialog
  onClose: () => void
}

/** The dialog that is open; it stays when the market refuses. */
export function KeyDialogs({ open, busy, create, rotate, revoke, onClose }: Props) {
  const t = useTexts('apiKeys')
  const closeWhen = async (done: Promise<boolean>) => {
    if (await done) onClose()
  }
  if (!open) return null
  if (open.kind === 'create') {
    return <CreateDialog busy={busy} onClose={onClose} onCreate={(key) => void closeWhen(create(key))} />
  }
  const { kind, key } = open
  if (kind === 'rotate') {
    return (
      <RotateDialog
        apiKey={key}
        busy={busy}
        onClose={onClose}
        onRotate={(secret) => void closeWhen(rotate(key, secret))}
      />
    )
  }
  return (
    <SureDialog
      title={t('revokeTitle', { name: key.name })}
      text={t('revokeText')}
      action={t('revoke')}
      onYes={() => void revoke(key)}
      onClose={onClose}
    />
  )
}
