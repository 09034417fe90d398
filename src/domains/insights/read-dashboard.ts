import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../platform/http/service.ts'
import { readGoodsCounts } from '../catalog/index.ts'
import { readData, requireMember, roleMay } from '../companies/index.ts'
import { readSales, readToShip } from '../orders/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import { readDeliveryPrices } from '../shipping/index.ts'
import { readShops } from '../shops/index.ts'
import type { Dashboard } from './contract.ts'
import { readConversion } from './read-conversion.ts'
import { readRunningOut } from './read-low-stock.ts'
import { attentionOf } from './rules/attention.ts'
import { periodsOf } from './rules/period.ts'
import { presentSales } from './rules/sales.ts'

const OLDEST = 5
const BOUND = 1000

/** How the company does in the last so many days, compared with as many before, and what waits for it. */
export async function readDashboard(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  days: number,
): Promise<Dashboard> {
  const { role } = requireMember(deps, actor, companyId, 'company.view')
  const { present, before } = periodsOf(deps.now(), days)
  const company = await readData(deps, actor, companyId)
  const { currency: usual } = await readPublicSettings(deps)
  const sales = await readSales(deps, companyId, { from: before.from, to: present.to })
  const { share, ...sold } = presentSales(sales, present, before, usual)
  const toShip = await readToShip(deps, companyId, OLDEST, BOUND)
  const goods = await readGoodsCounts(deps, companyId, BOUND)
  const methods = ((await readDeliveryPrices(deps, [companyId])).get(companyId) ?? []).map((one) => one.method)
  const shops = (await readShops(deps, { companyIds: [companyId] })).length
  const missing = company.requirements.filter((requirement) => !requirement.met).length
  return {
    ...sold,
    currency: sold.currency as Dashboard['currency'],
    share: roleMay(role, 'payouts.view') ? share : null,
    toShip: { count: toShip.count, oldest: toShip.orders },
    attention: attentionOf({ status: company.status, missing, methods, shops, drafts: goods.draft }),
    lowStock: await readRunningOut(deps, companyId),
    conversion: await readConversion(deps, companyId, present, sold.present.orders),
    setup: {
      company: missing === 0 && company.status !== 'draft' && company.status !== 'rejected',
      delivery: methods.length > 0,
      shop: shops > 0,
      product: goods.published > 0,
    },
  }
}
