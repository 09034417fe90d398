import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { must } from '../../../values/must.ts'
import { PARCEL_SIZES } from '../../../values/parcel-size.ts'
import { findCompany, requireMember } from '../../companies/index.ts'
import { readShops } from '../../shops/index.ts'
import type { SendingView } from './contract.ts'
import { findSenders } from './store/senders.ts'
import { findSending } from './store/settings.ts'

/** What a company sends with, as its members see it: whoever packs has to know it. */
export async function readSendingView(deps: Deps, actor: Actor | undefined, companyId: number): Promise<SendingView> {
  requireMember(deps, actor, companyId, 'company.view')
  const stored = await findSending(deps.db, companyId)
  const company = must(await findCompany(deps.db, companyId), `company ${companyId}`)
  const { name, phone, email, street, postalCode, city, country } = company
  return {
    revision: stored?.revision ?? 0,
    boxes: Object.fromEntries(PARCEL_SIZES.map((size) => [size, stored?.boxes[size] ?? null])) as SendingView['boxes'],
    print: stored?.print ?? 'a6',
    handOvers: stored?.handOvers ?? {},
    collection: stored?.collection ?? null,
    senders: await findSenders(deps.db, companyId),
    company: { name, phone, email, street, postalCode, city, country },
    shops: (await readShops(deps, { companyIds: [companyId] })).map((shop) => ({
      ...{ id: shop.id, title: shop.title, street: shop.street, postalCode: shop.postalCode },
      ...{ city: shop.city, country: shop.country },
    })),
  }
}
