import type { Incident } from '../../../parts/tracking/tracking-story.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'

/** What the buyer can do about what holds a shipment up. */
export function useBuyerReads() {
  const t = useTexts('tracking')
  const todo = ({ reason, words }: Incident) => t(`buyer_${reason}`, { words: words ?? '' })
  return { is: 'buyer' as const, todo }
}
