import type { Profile } from '../../../../domains/accounts/contract.ts'
import type { SavedInvoice, SavedShipping } from '../../../../domains/address-book/contract.ts'
import { useAnswered } from '../../../parts/forms/use-answered.ts'
import { AccountFrame } from './account-frame.tsx'
import { AvatarSection } from './avatar-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { InvoiceSection } from './invoice-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { useSection } from './sections.ts'
import { ShippingSection } from './shipping-section.tsx'
import { useOwnPicture } from './use-own-picture.ts'

export type Account = { profile: Profile; addresses: SavedShipping[]; invoices: SavedInvoice[] }

/** One section at a time; what was changed in one is known to the others. */
export function AccountView({ loaded }: { loaded: Account }) {
  const [profile, setProfile] = useAnswered(loaded.profile)
  const [addresses, showAddresses] = useAnswered(loaded.addresses)
  const [invoices, showInvoices] = useAnswered(loaded.invoices)
  const ownPicture = useOwnPicture(profile.AvatarLogin)
  const { section, chosen } = useSection()
  return (
    <AccountFrame profile={profile} section={section} chosen={chosen}>
      {section === 'data' && <DataSection profile={profile} onChange={setProfile} />}
      {section === 'shipping' && <ShippingSection entries={addresses} show={showAddresses} profile={profile} />}
      {section === 'invoice' && <InvoiceSection entries={invoices} show={showInvoices} />}
      {section === 'avatar' && <AvatarSection profile={profile} own={ownPicture} onChange={setProfile} />}
      {section === 'password' && <PasswordSection profile={profile} />}
      {section === 'delete' && <DeleteSection profile={profile} />}
    </AccountFrame>
  )
}
