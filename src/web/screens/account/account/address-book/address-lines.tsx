import type { SavedInvoice, SavedShipping } from '../../../../../domains/address-book/contract.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'

/** An address as it stands on a parcel. The own country is not written. */
export function AddressLines({ entry }: { entry: SavedShipping }) {
  const locale = useLocale()
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(entry.country)
  return (
    <address className="wrap-anywhere text-sm not-italic">
      <span className="block font-medium">{`${entry.firstName} ${entry.lastName}`}</span>
      <span className="block">{entry.address}</span>
      <span className="block">{`${entry.postalCode} ${entry.city}`}</span>
      {(entry.region || entry.country !== 'PL') && (
        <span className="block text-muted">
          {[entry.region, entry.country === 'PL' ? '' : country].filter(Boolean).join(', ')}
        </span>
      )}
    </address>
  )
}

export function InvoiceLines({ entry }: { entry: SavedInvoice }) {
  return (
    <address className="wrap-anywhere text-sm not-italic">
      <span className="block font-medium">{entry.name}</span>
      <span className="numbers block">{entry.taxId}</span>
      <span className="block text-muted">{entry.address}</span>
    </address>
  )
}
