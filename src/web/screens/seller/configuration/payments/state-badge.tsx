import type { ProviderState } from '../../../../../domains/payments/contract.ts'
import type { OfferStanding } from '../../../../../domains/payments/offer/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../../../ui/badge.tsx'

const TONES: Readonly<Record<ProviderState, Tone>> = {
  ready: 'good',
  off: 'neutral',
  testKeys: 'warning',
  incomplete: 'neutral',
  unreadable: 'danger',
  unavailable: 'accent',
}

type Props = {
  standing: Pick<OfferStanding, 'state' | 'sandbox'>
  /** Some keys are there, others are missing. */
  partly?: boolean
}

/** Whether buyers can choose a provider now, and else why not. */
export function StateBadge({ standing: { state, sandbox }, partly }: Props) {
  const t = useTexts('configuration')
  if (partly) return <Badge tone="warning">{t('statePartly')}</Badge>
  return <Badge tone={TONES[state]}>{t(state === 'ready' && sandbox ? 'state_readyTest' : `state_${state}`)}</Badge>
}
