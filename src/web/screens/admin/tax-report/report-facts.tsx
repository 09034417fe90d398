import type { TaxReport } from '../../../../domains/tax-reports/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'

/** How many it is about, by which rates, and when. */
export function ReportFacts({
  report: { reported, excluded, incomplete, readyAt, sentAt, sources },
}: {
  report: TaxReport
}) {
  const t = useTexts('taxReports')
  return (
    <div className="max-w-3xl">
      <Facts
        items={[
          { name: t('reported'), value: reported },
          { name: t('excluded'), value: excluded },
          { name: t('incomplete'), value: incomplete },
          { name: t('readyAt'), value: <When at={readyAt} /> },
          { name: t('sentAt'), value: <When at={sentAt} /> },
          { name: t('sources'), value: sources.join('; ') || '–' },
        ]}
      />
    </div>
  )
}
