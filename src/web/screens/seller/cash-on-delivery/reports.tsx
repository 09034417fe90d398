import { carrierName } from '../../../parts/fulfilment/carrier-name.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Loaded } from './load-cash.ts'

/** Reports that were taken, the newest first. */
export function Reports({ reports, next }: Loaded['taken']) {
  const t = useTexts('cashOnDelivery')
  const names = useTexts('fulfilment')
  return (
    <section>
      <h2 className="text-lg">{t('reportsTitle')}</h2>
      {reports.length === 0 ? (
        <p className="pt-2 text-muted text-sm">{t('reportsNone')}</p>
      ) : (
        <div className="pt-3">
          <Table
            stacks
            caption={t('reportsTitle')}
            rows={reports}
            rowKey={(one) => one.id}
            columns={[
              {
                key: 'name',
                head: t('file'),
                cell: (one) => <span className="break-all">{one.name ?? t('asked')}</span>,
              },
              { key: 'carrier', head: t('carrier'), cell: (one) => carrierName(names, one.carrier) },
              { key: 'at', head: t('importedAt'), named: true, cell: (one) => <When at={one.importedAt} /> },
              { key: 'lines', head: t('lines'), figures: true, named: true, cell: (one) => one.lines },
              { key: 'repeated', head: t('repeated'), figures: true, named: true, cell: (one) => one.repeated },
            ]}
          />
          <ListPages next={next} param="report" />
        </div>
      )}
    </section>
  )
}
