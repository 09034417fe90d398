import { useState } from 'react'
import type { InvoiceProfile, SavedInvoice } from '../../../../domains/address-book/contract.ts'
import { api } from '../../../browser-api.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { InvoiceLines } from './address-book/address-lines.tsx'
import { EntryBook } from './entry-book.tsx'
import { EraseInvoices } from './erase-invoices.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import { useBook } from './use-book.ts'

const without = ({ id: _, ...data }: SavedInvoice): InvoiceProfile => data

type Props = { entries: SavedInvoice[]; show: (entries: SavedInvoice[]) => void }

/** E05: on whom invoices are made out. */
export function InvoiceSection({ entries, show }: Props) {
  const t = useTexts('profile')
  const [asking, setAsking] = useState(false)
  const book = useBook(show, t('invoiceFailed'))
  const add = async (body: InvoiceProfile) => (await api('POST /api/account/invoice-data', { body })).invoices
  const put = async (id: number, body: InvoiceProfile) =>
    (await api('PUT /api/account/invoice-data/{id}', { params: { id }, body })).invoices
  const remove = (entry: SavedInvoice) =>
    book.change(
      `remove ${entry.id}`,
      async () => (await api('DELETE /api/account/invoice-data/{id}', { params: { id: entry.id } })).invoices,
      {
        done: t('invoiceRemoved'),
        action: {
          label: t('undo'),
          run: () => book.change(`restore ${entry.id}`, () => add(without(entry)), { done: t('invoiceRestored') }),
        },
      },
    )
  const erase = () =>
    book.change('erase', async () => (await api('DELETE /api/account/invoice-data')).invoices, {
      done: t('invoiceErased'),
      onDone: () => setAsking(false),
      onRefused: () => setAsking(false),
    })
  return (
    <EntryBook
      entries={entries}
      nameOf={(entry) => entry.name}
      lines={(entry) => <InvoiceLines entry={entry} />}
      texts={{ add: t('invoiceAdd'), empty: t('invoiceEmpty'), full: t('invoiceFull', { max: entries.length }) }}
      onDefault={(entry) =>
        book.change(`default ${entry.id}`, () => put(entry.id, { ...without(entry), isDefault: true }), {
          done: t('defaultChanged'),
        })
      }
      onRemove={remove}
      form={(entry, close) => (
        <InvoiceForm
          entry={entry}
          first={entries.length === 0}
          busy={book.busy}
          onCancel={close}
          onSave={(data, onRefused) =>
            book.change('save', () => (entry ? put(entry.id, data) : add(data)), {
              done: t('invoiceSaved'),
              onDone: close,
              onRefused,
            })
          }
        />
      )}
    >
      {entries.length > 0 && (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          {t('invoiceErase')}
        </Button>
      )}
      <EraseInvoices
        open={asking}
        count={entries.length}
        busy={book.busy}
        onErase={erase}
        onClose={() => setAsking(false)}
      />
    </EntryBook>
  )
}
