import { type LoadArgs, privateLoader } from '../../loading.ts'
import { authState } from '../../session/auth-state.ts'
import { type Mine, pickCompany } from './pick-company.ts'

/** What every page of the seller panel knows: one's companies and the one it is about. */
export type SellerPage<T> = { companies: Mine[]; chosen: Mine | undefined; operator: boolean; data: T | null }

/**
 * `export const clientLoader = sellerLoader(load)`: finds the company that the page is about (`?company=`, else the session's) and
 * loads the page's data for it. Without a company `data` is null; `SellerFrame` says so.
 */
export function sellerLoader<T>(load: (args: LoadArgs, company: Mine) => Promise<T>) {
  return privateLoader(async (args): Promise<SellerPage<T>> => {
    const { companies, chosen } = await pickCompany(args)
    const operator = authState.read().permissions === 'admin'
    return { companies, chosen, operator, data: chosen ? await load(args, chosen) : null }
  })
}
