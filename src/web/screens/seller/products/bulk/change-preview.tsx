import { useEffect, useRef } from 'react'
import type { BulkPreview } from '../../../../../domains/product-list/contract.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Table } from '../../../../ui/table.tsx'
import { FactsText } from './facts-text.tsx'
import { refusalText } from './refusal-text.ts'

/** What a change will do: how many, the first of them before and after, and which stay as they are and why. */
export function ChangePreview({ preview }: { preview: BulkPreview }) {
  const t = useTexts('productList')
  const words = useRef<HTMLParagraphElement>(null)
  // The form is gone: what follows is read next.
  useEffect(() => words.current?.focus(), [])
  const { changed, same, refused, rows, refusals, reasons } = preview
  return (
    <div className="flex flex-col gap-4">
      <p ref={words} tabIndex={-1} className="numbers outline-none">
        {changed === 0 ? t('nothingChanges') : t('willChange', { count: changed })}{' '}
        {same > 0 && t('staysSame', { count: same })} {refused > 0 && t('isRefused', { count: refused })}
      </p>
      {rows.length > 0 && (
        <>
          {changed > rows.length && <p className="-mb-2 text-muted text-sm">{t('firstRows')}</p>}
          <Table
            caption={t('preview')}
            rows={rows}
            rowKey={(row) => row.productId}
            columns={[
              { key: 'product', head: t('product'), cell: (row) => row.title },
              {
                key: 'before',
                head: t('before'),
                cell: (row) => <FactsText facts={row.before} currency={row.currency} />,
              },
              {
                key: 'after',
                head: t('after'),
                cell: (row) => <FactsText facts={row.after} currency={row.currency} />,
              },
            ]}
          />
        </>
      )}
      {refused > 0 && (
        <Disclosure title={t('refusedOnes')} side={<span className="numbers">{refused}</span>} open={changed === 0}>
          <ul className="pb-3 text-sm">
            {Object.entries(reasons).map(([reason, count]) => (
              <li key={reason} className="numbers">
                {refusalText(t, reason)}: {count}
              </li>
            ))}
          </ul>
          <ul className="flex flex-col gap-2 text-sm">
            {refusals.map(({ productId, title, reason, missing }) => (
              <li key={productId}>
                <span className="block font-medium">{title ?? t('gone', { id: productId })}</span>
                <span className="text-muted">{refusalText(t, reason, missing)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
