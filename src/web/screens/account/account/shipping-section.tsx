import { useMemo } from 'react'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import type { SavedShipping, ShippingData } from '../../../../domains/address-book/contract.ts'
import { countryOptions } from '../../../../values/countries.ts'
import { api } from '../../../browser-api.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { AddressLines } from './address-book/address-lines.tsx'
import { EntryBook } from './entry-book.tsx'
import { ShippingForm } from './shipping-form.tsx'
import { useBook } from './use-book.ts'

const without = ({ id: _, ...data }: SavedShipping): ShippingData => data

type Props = { entries: SavedShipping[]; show: (entries: SavedShipping[]) => void; profile: Profile }

/** E04: where parcels go. */
export function ShippingSection({ entries, show, profile }: Props) {
  const t = useTexts('profile')
  const locale = useLocale()
  const countries = useMemo(() => countryOptions(locale, 'PL'), [locale])
  const book = useBook(show, t('shippingFailed'))
  const add = async (body: ShippingData) => (await api('POST /api/account/shipping-data', { body })).addresses
  const put = async (id: number, body: ShippingData) =>
    (await api('PUT /api/account/shipping-data/{id}', { params: { id }, body })).addresses
  const remove = (entry: SavedShipping) =>
    book.change(
      `remove ${entry.id}`,
      async () => (await api('DELETE /api/account/shipping-data/{id}', { params: { id: entry.id } })).addresses,
      {
        done: t('shippingRemoved'),
        action: {
          label: t('undo'),
          run: () => book.change(`restore ${entry.id}`, () => add(without(entry)), { done: t('shippingRestored') }),
        },
      },
    )
  return (
    <EntryBook
      entries={entries}
      nameOf={(entry) => `${entry.address}, ${entry.city}`}
      lines={(entry) => <AddressLines entry={entry} />}
      texts={{ add: t('shippingAdd'), empty: t('shippingEmpty'), full: t('shippingFull', { max: entries.length }) }}
      onDefault={(entry) =>
        book.change(`default ${entry.id}`, () => put(entry.id, { ...without(entry), isDefault: true }), {
          done: t('defaultChanged'),
        })
      }
      onRemove={remove}
      form={(entry, close) => (
        <ShippingForm
          entry={entry}
          names={profile}
          countries={countries}
          first={entries.length === 0}
          busy={book.busy}
          onCancel={close}
          onSave={(data, onRefused) =>
            book.change('save', () => (entry ? put(entry.id, data) : add(data)), {
              done: t('shippingSaved'),
              onDone: close,
              onRefused,
            })
          }
        />
      )}
    />
  )
}
