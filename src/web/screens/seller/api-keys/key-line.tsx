import { dateFormat } from '../../../../values/dates.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ApiKeyLine } from './load-keys.ts'
import { scopeWords } from './scope-words.ts'

type Props = { apiKey: ApiKeyLine; busy: boolean; onRotate: () => void; onRevoke: () => void }

/** One key: what it may do, since when, when it was used, until when. */
export function KeyLine({ apiKey, busy, onRotate, onRevoke }: Props) {
  const t = useTexts('apiKeys')
  const locale = useLocale()
  const {
    name,
    start,
    end,
    scopes,
    createdBy,
    createdAt,
    rotatedAt,
    lastUsedAt,
    expiresAt,
    expired,
    oldUntil,
    stopped,
  } = apiKey
  const day = (at: string) => dateFormat(locale, { dateStyle: 'medium' }).format(new Date(at))
  const moment = (at: string) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const made = createdBy
    ? t('createdOnBy', { date: day(createdAt), name: createdBy })
    : t('createdOn', { date: day(createdAt) })
  const life = [
    made,
    rotatedAt && t('rotatedOn', { date: day(rotatedAt) }),
    expiresAt && t(expired ? 'expiredOn' : 'validUntil', { date: day(expiresAt) }),
  ]
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-line border-t py-5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-80">
        <h3 className="break-words font-semibold text-base">
          {name} {expired && <Badge tone="danger">{t('expired')}</Badge>}
          {stopped && <Badge tone="danger">{t('stopped')}</Badge>}
        </h3>
        <p className="numbers text-muted text-sm">
          {start}…{end}
        </p>
        <ul className="flex flex-wrap gap-1.5 py-2">
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge>{t(scopeWords(scope).name)}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-sm">{lastUsedAt ? t('usedOn', { date: day(lastUsedAt) }) : t('neverUsed')}</p>
        <p className="text-muted text-sm">{life.filter(Boolean).join(' · ')}</p>
        {stopped && <p className="text-sm text-warning">{t('stoppedText')}</p>}
        {oldUntil && <p className="text-sm text-warning">{t('oldUntil', { date: moment(oldUntil) })}</p>}
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" disabled={busy} aria-label={t('rotateOf', { name })} onClick={onRotate}>
          {t('rotate')}
        </Button>
        <Button variant="quiet" disabled={busy} aria-label={t('revokeOf', { name })} onClick={onRevoke}>
          {t('revoke')}
        </Button>
      </div>
    </li>
  )
}
