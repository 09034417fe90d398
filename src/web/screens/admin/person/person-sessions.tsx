import { useState } from 'react'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { SureDialog } from '../../../parts/security/sure-dialog.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Person } from './person-file.ts'

/** Where somebody is logged in. `closed`: who looks may not end it. */
export function PersonSessions({ person, closed }: { person: Person; closed: boolean }) {
  const t = useTexts('people')
  const { busy, run } = useAction()
  const [asking, setAsking] = useState(false)
  const end = () =>
    run(() => api('DELETE /api/admin/users/{id}/sessions', { params: { id: person._id } }), t('sessionsEnded'))
  return (
    <Panel title={t('sessions')}>
      {person.sessions.length === 0 ? (
        <p className="text-muted text-sm">{t('noSessions')}</p>
      ) : (
        <>
          <ul className="text-sm">
            {person.sessions.map(({ device, network, createdAt, lastSeenAt }) => (
              <li key={`${createdAt} ${device} ${network}`} className="border-line border-b py-2 last:border-b-0">
                <span className="wrap-anywhere block">{[device, network].filter(Boolean).join(' · ') || '–'}</span>
                <span className="block text-muted text-xs">
                  <When at={lastSeenAt} />
                </span>
              </li>
            ))}
          </ul>
          {!closed && (
            <Button size="sm" variant="secondary" className="mt-3" busy={busy} onClick={() => setAsking(true)}>
              {t('endSessions')}
            </Button>
          )}
        </>
      )}
      {asking && (
        <SureDialog
          title={t('endSessions')}
          text={t('endSessionsText')}
          action={t('endSessions')}
          onYes={() => void end()}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
