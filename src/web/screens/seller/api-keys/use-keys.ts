import { useState } from 'react'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import type { NewKey } from './create-dialog.tsx'
import type { ApiKeyLine } from './load-keys.ts'
import type { NewSecret } from './rotate-dialog.tsx'

export type Shown = { name: string; secret: string }

/** What owners do with keys; the password is asked for where it has to be proved. */
export function useKeys(companyId: number) {
  const t = useTexts('apiKeys')
  const { busy, run } = useAction()
  const { confirmed, dialog } = useConfirmed()
  /** Shown until it is said to be kept; known to this page alone. */
  const [shown, setShown] = useState<Shown | null>(null)

  const show = (answer: { key: { name: string }; secret: string } | undefined) => {
    if (!answer) return false
    setShown({ name: answer.key.name, secret: answer.secret })
    return true
  }
  const params = { id: companyId }
  const create = (body: NewKey) =>
    run(
      async () => show(await confirmed(() => api('POST /api/companies/{id}/api-keys', { params, body }))),
      t('created'),
    )
  const rotate = (key: ApiKeyLine, body: NewSecret) =>
    run(
      async () =>
        show(
          await confirmed(() =>
            api('POST /api/companies/{id}/api-keys/{keyId}/rotate', { params: { ...params, keyId: key.id }, body }),
          ),
        ),
      t('rotated'),
    )
  const revoke = (key: ApiKeyLine) =>
    run(
      () =>
        confirmed(async () => {
          await api('DELETE /api/companies/{id}/api-keys/{keyId}', { params: { ...params, keyId: key.id } })
          return true
        }).then((done) => done === true),
      t('revoked'),
    )
  return { busy, dialog, shown, hide: () => setShown(null), create, rotate, revoke }
}
