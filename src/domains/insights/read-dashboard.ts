import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { roleMay } from '../companies/contract.ts'
import { readStanding, requireMember } from '../companies/index.ts'
import { readSales, readToShip, readTroubled } from '../fulfilment/index.ts'
import { sellerGoods } from '../products/index.ts'
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
  // Side by side, on few connections: a dashboard is not to take those of buyers.
  const [{ share, ...sold }, lowStock, viewed] = await Promise.all([
    readTrade(deps, companyId, present, before),
    readRunningOut(deps, companyId),
    readConversion(deps, companyId, present),
  ])
  return {
    ...sold,
    ...(await readReadiness(deps, companyId)),
    share: roleMay(role, 'payouts.view') ? share : null,
    lowStock,
    conversion: { ...viewed, orders: sold.present.orders },
  }
}

type Period = { from: string; to: string }

async function readTrade(deps: Deps, companyId: number, present: Period, before: Period) {
  const { currency: usual } = await readPublicSettings(deps)
  const sales = await readSales(deps, companyId, { from: before.from, to: present.to })
  const { currency, ...sold } = presentSales(sales, present, before, usual)
  const { orders: oldest, count } = await readToShip(deps, companyId, OLDEST, BOUND)
  return { ...sold, currency: currency as Dashboard['currency'], toShip: { count, oldest } }
}

/** What keeps the company from selling, and what a new one has done so far. */
async function readReadiness(deps: Deps, companyId: number): Promise<Pick<Dashboard, 'attention' | 'setup'>> {
  const { status, missing } = await readStanding(deps, companyId)
  const goods = await sellerGoods.readGoodsCounts(deps, companyId, BOUND)
  const methods = ((await readDeliveryPrices(deps, [companyId])).get(companyId) ?? []).map((one) => one.method)
  const troubled = await readTroubled(deps, companyId, BOUND)
  const shops = (await readShops(deps, { companyIds: [companyId] })).length
  return {
    attention: attentionOf({ status, missing, methods, shops, troubled, drafts: goods.draft }),
    setup: {
      company: missing === 0 && status !== 'draft' && status !== 'rejected',
      delivery: methods.length > 0,
      shop: shops > 0,
      product: goods.published > 0,
    },
  }
}
