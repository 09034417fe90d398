import { useLoaderData } from 'react-router'
import { type Load, privateLoader } from '../../loading.ts'
import { AccountSkeleton } from './account/account-skeleton.tsx'
import { type Account, AccountView } from './account/account-view.tsx'

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

/** R08: everything about oneself; `#shipping` and the like lead to a section. */
export default function AccountScreen() {
  return <AccountView loaded={useLoaderData<typeof clientLoader>()} />
}
