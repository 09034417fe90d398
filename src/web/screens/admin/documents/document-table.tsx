import { Link } from 'react-router'
import type { ListedDocument } from '../../../../domains/documents/admin/contract.ts'
import { KIND_TABLE } from '../../../../domains/documents/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { formatMoney } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { fileName } from '../../../parts/documents/file-name.ts'
import { KsefLine } from '../../../parts/documents/ksef-line.tsx'
import { SendAgain } from '../../../parts/documents/send-again.tsx'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'

/** Documents with what stands on them, how far they came to KSeF, and their files. */
export function DocumentTable({ documents }: { documents: readonly ListedDocument[] }) {
  const t = useTexts('documentList')
  const names = useTexts('documents')
  const locale = useLocale()
  const { busy, download } = useDownload()
  const day = dateFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
  const keep = (document: ListedDocument, format: 'pdf' | 'xml') =>
    void download(
      () =>
        api('GET /api/admin/documents/{source}/{documentId}', {
          params: { source: document.source, documentId: document.id },
          query: { format },
        }),
      fileName(document, format),
    )
  return (
    <Table
      stacks
      caption={t('number')}
      rows={documents}
      rowKey={(row) => `${row.source} ${row.id}`}
      columns={[
        {
          key: 'number',
          head: t('number'),
          cell: (row) => (
            <>
              <span className="numbers block break-all">{row.name}</span>
              <span className="block font-normal text-muted text-xs">
                {row.kind ? names(`kind_${row.kind}`) : names('uploaded')}, {day.format(new Date(row.issuedOn))}
              </span>
              {row.orderNumber && (
                <span className="numbers block font-normal text-muted text-xs">{row.orderNumber}</span>
              )}
            </>
          ),
        },
        {
          key: 'parties',
          head: t('parties'),
          wide: true,
          cell: (row) => (
            <>
              <Link to={`/admin/companies/${row.companyId}`} className="text-link break-words">
                {row.seller}
              </Link>
              <span className="block break-words text-muted text-xs">{t('to', { name: row.buyer })}</span>
            </>
          ),
        },
        {
          key: 'total',
          head: t('total'),
          figures: true,
          stacked: 'start',
          cell: (row) =>
            row.total === null || row.currency === null ? '–' : formatMoney(row.total, row.currency, locale),
        },
        {
          key: 'ksef',
          head: t('ksef'),
          cell: (row) =>
            row.ksef ? (
              <div className="@3xl:min-w-56">
                <KsefLine state={row.ksef} />
              </div>
            ) : (
              <span className="text-muted text-xs">{t('ksefIs_none')}</span>
            ),
        },
        {
          key: 'actions',
          head: <span className="sr-only">{t('actions')}</span>,
          actions: true,
          cell: (row) => (
            <div className="flex flex-wrap justify-end gap-2 @max-3xl:justify-start">
              <Button
                size="sm"
                variant="secondary"
                busy={busy}
                aria-label={names('download', { name: row.name })}
                onClick={() => keep(row, 'pdf')}
              >
                {names('pdf')}
              </Button>
              {row.kind && KIND_TABLE[row.kind].isInvoice && (
                <Button
                  size="sm"
                  variant="quiet"
                  busy={busy}
                  aria-label={names('downloadXml', { name: row.name })}
                  onClick={() => keep(row, 'xml')}
                >
                  {names('xml')}
                </Button>
              )}
              {row.ksef?.status === 'refused' && (
                <SendAgain
                  name={row.name}
                  onSend={() =>
                    api('POST /api/admin/issued-documents/{documentId}/send-again', { params: { documentId: row.id } })
                  }
                />
              )}
            </div>
          ),
        },
      ]}
    />
  )
}
