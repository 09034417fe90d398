import { useState } from 'react'
import { useReturnFocus } from '../../../parts/security/use-return-focus.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { type Life, LifeField, lifeInDays } from './life-field.tsx'
import type { ApiKeyLine } from './load-keys.ts'

const OVERLAPS = ['0', '1', '3', '7'] as const
type Overlap = (typeof OVERLAPS)[number]

export type NewSecret = { keepOldDays: number; expiresInDays: number | null }
type Props = { apiKey: ApiKeyLine; busy: boolean; onClose: () => void; onRotate: (secret: NewSecret) => void }

/** A new secret for a key, and how long the present one goes on working. */
export function RotateDialog({ apiKey, busy, onClose, onRotate }: Props) {
  const t = useTexts('apiKeys')
  useReturnFocus()
  const [overlap, setOverlap] = useState<Overlap>('1')
  const [life, setLife] = useState<Life>(() => lifeOf(apiKey))
  return (
    <Dialog
      open
      onClose={onClose}
      title={<span className="break-words">{t('rotateTitle', { name: apiKey.name })}</span>}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            busy={busy}
            onClick={() => onRotate({ keepOldDays: Number(overlap), expiresInDays: lifeInDays(life) })}
          >
            {t('rotate')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>
          {t('rotateText')} {apiKey.oldUntil && t('rotateOlder')}
        </p>
        <SelectField
          label={t('overlap')}
          hint={t('overlapHint')}
          name="overlap"
          value={overlap}
          options={OVERLAPS.map((one) => ({ value: one, label: t(`overlap_${one}`) }))}
          onChange={({ target }) => setOverlap(target.value as Overlap)}
        />
        <LifeField value={life} onChange={setLife} />
      </div>
    </Dialog>
  )
}

/** As long as it was given before, as nearly as the choices allow. */
function lifeOf({ expiresAt, rotatedAt, createdAt }: ApiKeyLine): Life {
  if (expiresAt === null) return 'never'
  const days = (Date.parse(expiresAt) - Date.parse(rotatedAt ?? createdAt)) / 86_400_000
  return days <= 45 ? '30' : days <= 180 ? '90' : '365'
}
