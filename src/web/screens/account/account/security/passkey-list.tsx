import { useState } from 'react'
import { dateFormat } from '../../../../../values/dates.ts'
import type { ApiOutput } from '../../../../api-client.ts'
import { SureDialog } from '../../../../parts/security/sure-dialog.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'

type Passkey = ApiOutput<'GET /api/account/passkeys'>['passkeys'][number]
type Props = { passkeys: readonly Passkey[]; busy: boolean; onRemove: (id: string) => void }

/** The own keys, each with its name and when it was used. */
export function PasskeyList({ passkeys, busy, onRemove }: Props) {
  const t = useTexts('security')
  const locale = useLocale()
  const [leaving, setLeaving] = useState<Passkey>()
  const day = (at: string) => dateFormat(locale, { dateStyle: 'medium' }).format(new Date(at))
  return (
    <>
      <ul>
        {passkeys.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 text-sm"
          >
            <div className="min-w-0">
              <p className="break-words font-medium">{one.name}</p>
              <p className="text-muted text-xs">
                {t('added', { at: day(one.createdAt) })} ·{' '}
                {one.lastUsedAt ? t('lastUsed', { at: day(one.lastUsedAt) }) : t('neverUsed')}
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              busy={busy}
              aria-label={t('removeOf', { name: one.name })}
              onClick={() => setLeaving(one)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <SureDialog
          title={t('removeTitle', { name: leaving.name })}
          text={t('removeText')}
          action={t('remove')}
          onYes={() => onRemove(leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
