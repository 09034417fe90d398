import type { Translate } from '../../../texts/registry.ts'

const REASONS = [
  'initial',
  'order',
  'holdReturned',
  'cancelled',
  'received',
  'sold',
  'damaged',
  'stocktaking',
  'correction',
  'import',
  'integration',
  'undo',
  'returned',
  'exchanged',
] as const

/** Why stock moved, in words. */
export function reasonText(t: Translate<'offer'>, reason: string): string {
  const known = REASONS.find((one) => one === reason)
  return known ? t(`reason_${known}`) : reason
}
