import type { CarriedFact } from '../../../domains/categories/contract.ts'
import { type LocalText, pickText } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

type Props = { facts: readonly CarriedFact[]; warrantyMonths: number | null }

/** What stood beside the price, as it goes along with what is bought. */
export function LineFacts({ facts, warrantyMonths }: Props) {
  const shell = useTexts('shell')
  const locale = useLocale()
  const lines = [
    ...facts.map(
      ({ name, value }) => `${pickText(name as LocalText, locale)}: ${pickText(value as LocalText, locale)}`,
    ),
    ...(warrantyMonths ? [shell('warranty', { count: warrantyMonths })] : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-muted text-xs">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}
