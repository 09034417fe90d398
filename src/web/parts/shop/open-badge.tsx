import type { Opening } from '../../../domains/shops/rules/opening-state.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { openingWords } from './opening-words.ts'
import { useOpeningState } from './use-opening-state.ts'

/** `Otwarte do 18:00`. Keeps its line from the start, so that nothing jumps. */
export function OpenBadge({ opening }: { opening: Opening }) {
  const t = useTexts('place')
  const locale = useLocale()
  const now = useOpeningState(opening)
  return (
    <span className="inline-flex min-h-6 items-center" aria-live="polite">
      {now && <Badge tone={now.state.open ? 'good' : 'neutral'}>{openingWords(t, locale, now.state)}</Badge>}
    </span>
  )
}
