import { dateFormat } from '../../../../../values/dates.ts'
import { api } from '../../../../browser-api.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { useList } from './use-list.ts'

const readSessions = () => api('GET /api/account/sessions')

/** Where one is logged in, and the way to end it. */
export function SessionsPanel() {
  const t = useTexts('security')
  const locale = useLocale()
  const { value, busy, place, act } = useList(readSessions)
  const when = (at: string) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const others = value?.sessions.filter((one) => !one.current) ?? []
  return (
    <Panel
      title={t('sessions')}
      side={
        others.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            onClick={() =>
              void act(async () => {
                await api('DELETE /api/account/sessions')
                notify('good', t('sessionsEnded'))
              })
            }
          >
            {t('endOthers')}
          </Button>
        )
      }
    >
      <p className="pb-3 text-muted text-sm">{t('sessionsText')}</p>
      {!value && <Skeleton className="h-24" />}
      <div ref={place} tabIndex={-1} className="outline-none">
        <ul>
          {value?.sessions.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 text-sm"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {one.device || t('unknownDevice')}
                  {one.current && <Badge tone="accent">{t('thisDevice')}</Badge>}
                </p>
                <p className="text-muted text-xs">
                  {[one.network, t('lastSeen', { at: when(one.lastSeenAt) })].filter(Boolean).join(' · ')}
                </p>
              </div>
              {!one.current && (
                <Button
                  size="sm"
                  variant="quiet"
                  busy={busy}
                  aria-label={t('endOf', { name: one.device || t('unknownDevice') })}
                  onClick={() =>
                    void act(async () => {
                      await api('DELETE /api/account/sessions/{id}', { params: { id: one.id } })
                      notify('good', t('sessionEnded'))
                    })
                  }
                >
                  {t('end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
