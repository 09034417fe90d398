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

/** Whether buyers can choose a provider now, and else why not. */
export function StateBadge({ standing }: { standing: Pick<OfferStanding, 'state' | 'sandbox'> }) {
  const t = useTexts('configuration')
  const { state, sandbox } = standing
  return <Badge tone={TONES[state]}>{t(state === 'ready' && sandbox ? 'state_readyTest' : `state_${state}`)}</Badge>
}
