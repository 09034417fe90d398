import type { ChargebackState } from '../../../domains/chargebacks/contract.ts'
import { reasonOf } from '../../../domains/chargebacks/rules/reasons.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { When } from '../lists/when.tsx'

const TONES: Record<ChargebackState, Tone> = {
  opened: 'warning',
  evidenceDue: 'danger',
  answered: 'accent',
  accepted: 'outline',
  won: 'good',
  lost: 'outline',
}

export function ChargebackBadge({ state }: { state: ChargebackState }) {
  const t = useTexts('chargebacks')
  return <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
}

/** Why, in words where the provider's own is a known one, and that as it came: people look for it in its dashboard. */
export function Reason({ word }: { word: string }) {
  const t = useTexts('chargebacks')
  const reason = reasonOf(word)
  return (
    <>
      {reason && <span className="block">{t(`reason_${reason}`)}</span>}
      <span className={reason ? 'block break-all text-muted text-xs' : 'break-all'}>{word}</span>
    </>
  )
}

type Clock = { answerUntil: string | null; daysLeft: number | null }

/** Until when the provider takes an answer, and how long that is. */
export function AnswerUntil({ answerUntil, daysLeft }: Clock) {
  const t = useTexts('chargebacks')
  if (!answerUntil) return <span className="text-muted">{t('noUntil')}</span>
  return (
    <span>
      {t('until')} <When at={answerUntil} />
      {daysLeft !== null && (
        <strong className={daysLeft <= 3 ? 'ml-2 text-danger' : 'ml-2'}>
          {daysLeft < 0 ? t('over') : daysLeft === 0 ? t('lastDay') : t('daysLeft', { count: daysLeft })}
        </strong>
      )}
    </span>
  )
}
