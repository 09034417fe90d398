import { useState } from 'react'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { SureDialog } from '../../../parts/security/sure-dialog.tsx'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useKeptFocus } from '../../../parts/security/use-kept-focus.ts'
import { useAuth } from '../../../session/auth-state.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

type User = ApiOutput<'GET /api/admin/users'>['users'][number]

/** What the operator may do to an account; to the own one nothing. */
export function UserActions({ user }: { user: User }) {
  const t = useTexts('admin')
  const { busy, run } = useAction()
  const [asking, setAsking] = useState<'suspend' | 'permissions' | null>(null)
  const { confirmed, dialog } = useConfirmed()
  const { place, keepFocus } = useKeptFocus()
  const own = useAuth().user?._id === user._id
  const params = { id: user._id }
  const name = `${user.firstName} ${user.lastName}`.trim() || user.username
  const move = user.permissions === 'admin' ? 'dismiss' : 'appoint'
  const appoint = async () => {
    await run(async () => {
      const body = { operator: move === 'appoint' }
      return (await confirmed(() => api('PUT /api/admin/users/{id}/permissions', { params, body }))) !== undefined
    }, t('permissionsChanged'))
    keepFocus()
  }
  const reinstate = async () => {
    await run(() => api('POST /api/admin/users/{id}/reinstate', { params }), t('userReinstated'))
    keepFocus()
  }
  const suspend = async (reason: string) => {
    const done = await run(
      () => api('POST /api/admin/users/{id}/suspend', { params, body: { reason } }),
      t('userSuspended'),
    )
    if (!done) return
    setAsking(null)
    keepFocus()
  }
  if (own) return <span className="text-muted text-sm">{t('thatIsYou')}</span>
  return (
    <div ref={place} tabIndex={-1} className="rounded-md">
      <div className="flex justify-end gap-2 whitespace-nowrap max-sm:flex-wrap">
        {user.status === 'active' && (
          <>
            <Button
              size="sm"
              variant="quiet"
              busy={busy}
              aria-label={t(`${move}Of`, { name })}
              onClick={() => setAsking('permissions')}
            >
              {t(move)}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('suspendOf', { name })}
              onClick={() => setAsking('suspend')}
            >
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
            onClick={() => void reinstate()}
          >
            {t('reinstate')}
          </Button>
        )}
      </div>
      <div className="text-left">
        {asking === 'permissions' && (
          <SureDialog
            title={t(`${move}Of`, { name })}
            text={t(`${move}Text`)}
            action={t(move)}
            onYes={() => void appoint()}
            onClose={() => setAsking(null)}
          />
        )}
        <ReasonDialog
          open={asking === 'suspend'}
          onClose={() => setAsking(null)}
          title={t('suspendOf', { name })}
          text={t('suspendUserText')}
          action={t('suspend')}
          busy={busy}
          onConfirm={(reason) => void suspend(reason)}
        />
        {dialog}
      </div>
    </div>
  )
}
