import type { RawEvent } from '../../../../domains/tracking/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Table } from '../../../ui/table.tsx'

/** What carriers told of an order, as they told it; nothing where nobody was asked. */
export function OrderTold({ events }: { events: readonly RawEvent[] }) {
  const t = useTexts('incidents')
  if (events.length === 0) return null
  return (
    <Panel title={t('rawTitle')}>
      <details>
        <summary className="inline-flex min-h-11 items-center text-link text-sm">{t('rawText')}</summary>
        <Table
          stacks
          caption={t('rawCaption')}
          rows={events}
          rowKey={({ shipmentId, number, at, code }) => `${shipmentId} ${number} ${at} ${code}`}
          columns={[
            { key: 'at', head: t('rawAt'), cell: (event) => <Moment event={event} /> },
            {
              key: 'code',
              head: t('rawCode'),
              wide: true,
              cell: ({ code, place }) => (
                <>
                  <code className="wrap-anywhere">{code}</code>
                  {place && <span className="wrap-anywhere block text-muted text-xs">{place}</span>}
                </>
              ),
            },
            {
              key: 'number',
              head: t('rawNumber'),
              cell: ({ number }) => <span className="numbers break-all">{number}</span>,
            },
            {
              key: 'raw',
              head: t('rawEntry'),
              wide: true,
              cell: ({ raw }) => raw && <code className="wrap-anywhere block text-muted text-xs">{raw}</code>,
            },
          ]}
        />
      </details>
    </Panel>
  )
}

function Moment({ event: { at, seenAt } }: { event: RawEvent }) {
  const t = useTexts('incidents')
  const locale = useLocale()
  const seen = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(seenAt))
  return (
    <>
      <When at={at} />
      <span className="block text-muted text-xs">{t('seenAt', { at: seen })}</span>
    </>
  )
}
