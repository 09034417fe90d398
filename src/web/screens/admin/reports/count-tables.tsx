import type { ModerationCounts } from '../../../../domains/moderation/operator/contract.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** Reports by reason, decisions by reason, measure and ground, complaints by what came of them. */
export function CountTables({ counts }: { counts: ModerationCounts }) {
  const t = useTexts('moderationWork')
  const words = useTexts('moderation')
  const locale = useLocale()
  const figure = (value: number) => value.toLocaleString(locale)
  const { reports, decisions, complaints, suspensions } = counts
  if (reports.length + decisions.length + complaints.length === 0)
    return <p className="pt-4 text-muted">{t('noNumbers')}</p>
  return (
    <div className="flex flex-col gap-5 pt-4">
      <Table
        caption={t('reportsCount')}
        rows={reports}
        rowKey={({ reason, source }) => `${reason} ${source}`}
        columns={[
          { key: 'reason', head: t('reportsCount'), cell: ({ reason }) => words(`reason_${reason}`) },
          { key: 'source', head: t('source'), cell: ({ source }) => t(`source_${source}`) },
          { key: 'count', head: t('count'), figures: true, cell: ({ count }) => figure(count) },
        ]}
      />
      <Table
        caption={t('decisionsCount')}
        rows={decisions}
        rowKey={({ reason, measure, ground }) => `${reason} ${measure} ${ground}`}
        columns={[
          { key: 'reason', head: t('decisionsCount'), cell: ({ reason }) => words(`reason_${reason}`) },
          { key: 'measure', head: t('measure'), cell: ({ measure }) => words(`measure_${measure}`) },
          { key: 'ground', head: t('ground'), cell: ({ ground }) => t(`ground_${ground}`) },
          { key: 'count', head: t('count'), figures: true, cell: ({ count }) => figure(count) },
          { key: 'median', head: t('median'), figures: true, cell: ({ medianHours }) => figure(medianHours) },
        ]}
      />
      <Table
        caption={t('complaintsCount')}
        rows={complaints}
        rowKey={({ outcome }) => outcome}
        columns={[
          { key: 'outcome', head: t('complaintsCount'), cell: ({ outcome }) => words(`outcome_${outcome}`) },
          { key: 'count', head: t('count'), figures: true, cell: ({ count }) => figure(count) },
          { key: 'median', head: t('median'), figures: true, cell: ({ medianHours }) => figure(medianHours) },
        ]}
      />
      <p className="text-sm">{t('suspensions', { count: suspensions })}</p>
    </div>
  )
}
