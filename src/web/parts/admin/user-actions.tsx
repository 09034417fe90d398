import { useState } from 'react'
import type { ApiOutput } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirmed } from '../account-security/use-confirmed.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useAction } from './use-action.ts'

type User = ApiOutput<'GET /api/admin/users'>['users'][number]

/** What the operator may do to an account. */
export function UserActions({ user }: { user: User }) {
  const t = useTexts('admin')
  const { busy, run } = useAction()
  const [asking, setAsking] = useState(false)
  const { confirmed, dialog } = useConfirmed()
  const params = { id: user._id }
  const name = user.firstName || user.username
  const appoint = (operator: boolean) =>
    run(
      () => confirmed(() => api('PUT /api/admin/users/{id}/permissions', { params, body: { operator } })),
      t('permissionsChanged'),
    )
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {user.status === 'active' && (
        <>
          <Button
            size="sm"
            variant="quiet"
            busy={busy}
            aria-label={t(user.permissions === 'admin' ? 'dismissOf' : 'appointOf', { name })}
            onClick={() => void appoint(user.permissions !== 'admin')}
          >
            {t(user.permissions === 'admin' ? 'dismiss' : 'appoint')}
          </Button>
          <Button size="sm" variant="secondary" aria-label={t('suspendOf', { name })} onClick={() => setAsking(true)}>
            {t('suspend')}
          </Button>
        </>
      )}
      {user.status === 'suspended' && (
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          aria-label={t('reinstateOf', { name })}
          onClick={() => void run(() => api('POST /api/admin/users/{id}/reinstate', { params }), t('userReinstated'))}
        >
          {t('reinstate')}
        </Button>
      )}
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('suspendOf', { name })}
        text={t('suspendUserText')}
        action={t('suspend')}
        busy={busy}
        onConfirm={async (reason) => {
          const done = await run(
            () => api('POST /api/admin/users/{id}/suspend', { params, body: { reason } }),
            t('userSuspended'),
          )
          if (done) setAsking(false)
        }}
      />
      {dialog}
    </div>
  )
}
