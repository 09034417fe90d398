import { useLoaderData } from 'react-router'
import type { Profile } from '../../../domains/accounts/contract.ts'
import type { KeptInvoice, KeptShipping } from '../../../domains/address-book/contract.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { useAnswered } from '../../parts/account/use-answered.ts'
import { AccountFrame } from './account/account-frame.tsx'
import { AccountSkeleton } from './account/account-skeleton.tsx'
import { AvatarSection } from './account/avatar-section.tsx'
import { DataSection } from './account/data-section.tsx'
import { DeleteSection } from './account/delete-section.tsx'
import { InvoiceSection } from './account/invoice-section.tsx'
import { PasswordSection } from './account/password-section.tsx'
import { useSection } from './account/sections.ts'
import { ShippingSection } from './account/shipping-section.tsx'
import { useOwnPicture } from './account/use-own-picture.ts'

type Account = { profile: Profile; addresses: KeptShipping[]; invoices: KeptInvoice[] }

const load: Load<Account> = async ({ api, signal }) => {
  const [profile, { addresses }, { invoices }] = await Promise.all([
    api('GET /api/account', { signal }),
    api('GET /api/account/shipping-data', { signal }),
    api('GET /api/account/invoice-data', { signal }),
  ])
  return { profile, addresses, invoices }
}

export const clientLoader = privateLoader(load)
export { AccountSkeleton as HydrateFallback }

/** R08: everything about oneself, one section at a time; `#shipping` and the like lead to one. */
export default function AccountScreen() {
  const loaded = useLoaderData<typeof clientLoader>()
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
