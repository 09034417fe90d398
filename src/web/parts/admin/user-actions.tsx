import { useState } from 'react'
import type { ApiOutput } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { useAuth } from '../../session/auth-state.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { ReasonDialog } from '../forms/reason-dialog.tsx'
import { useAction } from '../forms/use-action.ts'
import { useKeptFocus } from '../security/use-kept-focus.ts'

type User = Pick<
  ApiOutput<'GET /api/admin/users'>['users'][number],
  '_id' | 'firstName' | 'lastName' | 'username' | 'status'
>

/** What the operator may do to an account; to the own one nothing. */
export function UserActions({ user }: { user: User }) {
  const t = useTexts('admin')
  const { busy, run } = useAction()
  const [asking, setAsking] = useState(false)
  const { place, keepFocus } = useKeptFocus()
  const own = useAuth().user?._id === user._id
  const params = { id: user._id }
  const name = `${user.firstName} ${user.lastName}`.trim() || user.username
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
    setAsking(false)
    keepFocus()
  }
  if (own) return <span className="text-muted text-sm">{t('thatIsYou')}</span>
  return (
    <div ref={place} tabIndex={-1} className="rounded-md">
      <div className="flex justify-end gap-2 whitespace-nowrap max-sm:flex-wrap">
        {user.status === 'active' && (
          <Button size="sm" variant="secondary" aria-label={t('suspendOf', { name })} onClick={() => setAsking(true)}>
            {t('suspend')}
          </Button>
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
        <ReasonDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={t('suspendOf', { name })}
          text={t('suspendUserText')}
          action={t('suspend')}
          busy={busy}
          onConfirm={(reason) => void suspend(reason)}
        />
      </div>
    </div>
  )
}
