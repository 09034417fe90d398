import type { LabelView } from '../../../domains/labels/contract.ts'
import { CARRIER_CURRENCY, formatMoney } from '../../../values/money.ts'
import type { Translate } from '../../texts/registry.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'

const TONES: Readonly<Record<LabelView['state'], Tone>> = {
  requested: 'accent',
  prepared: 'accent',
  buying: 'accent',
  bought: 'good',
  failed: 'danger',
  uncertain: 'warning',
  cancelling: 'accent',
  cancelled: 'neutral',
}

/** How a label stands: in a word, why and what to do, and what is known of its money. What changes is read out. */
export function LabelState({ label }: { label: LabelView }) {
  const t = useTexts('labels')
  const locale = useLocale()
  const { state, words, price, money, isSent } = label
  const isPaid = money === 'owed' || money === 'kept' || money === 'asked'
  return (
    <div className="min-w-0 text-sm">
      <p role="status" className="min-h-6">
        <Badge tone={isSent ? 'neutral' : TONES[state]}>{isSent ? t('sent') : t(`state_${state}`)}</Badge>
      </p>
      {linesOf(t, label).map((line) => (
        <p key={line} className="pt-1">
          {line}
        </p>
      ))}
      {words && <p className="wrap-anywhere pt-1 text-muted">{t('words', { words })}</p>}
      {isPaid && (
        <p className="pt-1 text-muted">
          {price === null ? t('noPrice') : t('price', { price: formatMoney(price, CARRIER_CURRENCY, locale) })}
        </p>
      )}
    </div>
  )
}

/** What is the matter, and what to do about it. */
function linesOf(
  t: Translate<'labels'>,
  { state, purpose, reason, money, isSent, isWorking, lacksFile, canPrint }: LabelView,
) {
  const isOver = state === 'failed' || state === 'cancelled'
  const lines: (string | false | null)[] = [
    state === 'bought' && isWorking && !canPrint && t('fileComing'),
    lacksFile && t('lacksFile'),
    reason && reasonOf(t, purpose, reason),
    state === 'uncertain' && t('uncertainText'),
    state !== 'bought' && isWorking && t('workingText'),
    money === 'nothing' && isOver && t('money_nothing'),
    money === 'unknown' && t('money_unknown'),
    money === 'kept' && !isSent && t('money_kept'),
    money === 'asked' && t('money_asked'),
  ]
  return lines.filter((line) => typeof line === 'string')
}

function reasonOf(t: Translate<'labels'>, purpose: LabelView['purpose'], reason: NonNullable<LabelView['reason']>) {
  if (reason === 'other') return t('reasonUnnamed')
  return purpose === 'return' && reason === 'orderChanged' ? t('reasonCaseOver') : t(`reason_${reason}`)
}
