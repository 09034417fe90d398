import type { SettlementFileView } from '../../../../domains/reconciliation/contract.ts'
import { Day, When } from '../../../parts/lists/when.tsx'
import type { TextKey } from '../../../texts/registry.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

/** Reports that were imported, the newest first. */
export function Reports({ files }: { files: readonly SettlementFileView[] }) {
  const t = useTexts('reconciliation')
  if (files.length === 0) return <p className="mt-2 text-muted text-sm">{t('reportsNone')}</p>
  return (
    <div className="mt-3">
      <Table
        stacks
        caption={t('reportsTitle')}
        rows={files}
        rowKey={(one) => one.id}
        columns={[
          { key: 'name', head: t('file'), cell: (one) => <span className="break-all">{one.name}</span> },
          {
            key: 'provider',
            head: t('provider'),
            cell: (one) => t(`provider_${one.provider}` as TextKey<'reconciliation'>),
          },
          { key: 'days', head: t('days'), cell: (one) => <Days {...one} /> },
          { key: 'at', head: t('importedAt'), from: 'lg', cell: (one) => <When at={one.importedAt} /> },
          { key: 'lines', head: t('lines'), figures: true, named: true, cell: (one) => one.lines },
          { key: 'repeated', head: t('repeated'), figures: true, named: true, cell: (one) => one.repeated },
        ]}
      />
    </div>
  )
}

function Days({ firstDay, lastDay }: SettlementFileView) {
  return (
    <>
      <Day at={`${firstDay}T12:00:00Z`} /> – <Day at={`${lastDay}T12:00:00Z`} />
    </>
  )
}
