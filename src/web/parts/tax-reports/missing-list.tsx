import type { MISSING } from '../../../domains/tax-reports/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'

/** What a tax office would still have to know, each on a line. */
export function MissingList({ missing }: { missing: readonly (typeof MISSING)[number][] }) {
  const t = useTexts('taxReports')
  return (
    <ul className="list-disc pl-5">
      {missing.map((one) => (
        <li key={one}>{t(`missing_${one}`)}</li>
      ))}
    </ul>
  )
}
