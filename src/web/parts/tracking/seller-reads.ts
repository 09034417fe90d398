import { useTexts } from '../../texts/use-texts.tsx'
import type { Incident } from './tracking-story.tsx'

/** What the seller can do about what holds a shipment up. */
export function useSellerReads() {
  const t = useTexts('incidents')
  const todo = ({ reason, words }: Incident) => t(`seller_${reason}`, { words: words ?? '' })
  return { is: 'seller' as const, todo }
}
