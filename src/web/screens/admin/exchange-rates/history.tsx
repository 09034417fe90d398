import type { ApiOutput } from '../../../api-client.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import { Day, When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'
import { rateText } from './rate-text.ts'

/** All that was entered: nothing of it is ever changed. */
export function History({ history: { rates, next } }: { history: ApiOutput<'GET /api/admin/exchange-rates/history'> }) {
  const t = useTexts('rates')
  const locale = useLocale()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t('history')}</h2>
      {rates.length === 0 ? (
        <p className="text-muted text-sm">{t('historyNone')}</p>
      ) : (
        <Table
          stacks
          caption={t('history')}
          rows={rates}
          rowKey={({ id }) => id}
          columns={[
            { key: 'rate', head: t('rate'), cell: (rate) => <span className="numbers">{rateText(rate, locale)}</span> },
            { key: 'day', head: t('day'), named: true, cell: ({ day }) => <Day at={day} /> },
            { key: 'source', head: t('source'), cell: ({ source }) => <span className="break-words">{source}</span> },
            { key: 'setAt', head: t('setAt'), named: true, cell: ({ setAt }) => <When at={setAt} /> },
          ]}
        />
      )}
      <ListPages next={next} />
    </section>
  )
}
