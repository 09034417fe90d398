import type { CollectionView } from '../../../../../domains/labels/collections/contract.ts'
import { accountOf } from '../../../../../domains/shipping/rules/accounts.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../../../ui/badge.tsx'

const TONES: Readonly<Record<CollectionView['state'], Tone>> = {
  requested: 'accent',
  asking: 'accent',
  ordered: 'accent',
  confirmed: 'good',
  failed: 'danger',
  uncertain: 'warning',
  cancelled: 'neutral',
}

/** Reasons that say what to do; of all others the carrier's words are the best. */
const TOLD = ['keys', 'sender', 'service', 'noContract', 'nothingLeft', 'unanswered', 'gone', 'notOrdered'] as const

/** How an order for a courier stands: in a word, why and what to do. What changes is read out. */
export function CollectionState({ one: { carrier, state, reason, words, canCancel } }: { one: CollectionView }) {
  const t = useTexts('collections')
  const isComing = state === 'ordered' || state === 'confirmed'
  const told = TOLD.find((name) => name === reason)
  return (
    <div className="min-w-0">
      <p role="status" className="min-h-6">
        <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
      </p>
      {(state === 'requested' || state === 'asking') && <p className="pt-1">{t('workingText')}</p>}
      {state === 'ordered' && <p className="pt-1">{t('orderedText')}</p>}
      {state === 'uncertain' && <p className="pt-1">{t('uncertainText')}</p>}
      {reason && <p className="pt-1">{t(told ? `reason_${told}` : 'reasonUnnamed')}</p>}
      {words && <p className="wrap-anywhere pt-1 text-muted">{t('words', { words })}</p>}
      {isComing && !canCancel && !accountOf(carrier).collection?.cancels && (
        <p className="pt-1 text-muted">{t('byPhone')}</p>
      )}
    </div>
  )
}
