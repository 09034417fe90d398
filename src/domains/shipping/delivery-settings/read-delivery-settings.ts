import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireMember } from '../../companies/index.ts'
import { readShops } from '../../shops/index.ts'
import { DELIVERY_METHODS, type DeliveryMethod } from '../contract.ts'
import { readUsualTransit, usualDays } from '../usual-transit.ts'
import type { DeliverySettings } from './contract.ts'
import type { MethodSetting } from './rules/check-methods.ts'
import { findDeliverySettings, findMethods } from './store.ts'

/** How a company delivers, as its members see it. Amounts in grosze. */
export async function readDeliverySettings(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<DeliverySettings> {
  requireMember(deps, actor, companyId, 'company.view')
  const known = await findMethods(deps.db, companyId)
  const stored = await findDeliverySettings(deps.db, companyId)
  const hasShop = await hasShops(deps, companyId)
  const usual = await readUsualTransit(deps)
  return {
    revision: stored?.revision ?? 0,
    methods: DELIVERY_METHODS.map((method) => known.find((one) => one.method === method) ?? neverSet(method)),
    usualTransitDays: Object.fromEntries(
      DELIVERY_METHODS.map((method) => [method, usualDays(usual, method)]),
    ) as Record<DeliveryMethod, number>,
    configured: known.some((one) => one.enabled && (one.method !== 'store_pickup' || hasShop)),
    hasShop,
  }
}

export async function hasShops(deps: Deps, companyId: number): Promise<boolean> {
  return (await readShops(deps, { companyIds: [companyId] })).length > 0
}

function neverSet(method: DeliveryMethod): MethodSetting {
  return {
    method,
    enabled: false,
    // Collecting costs nothing unless the seller says so.
    price: method === 'store_pickup' ? 0 : null,
    codPrice: null,
    freeFrom: null,
    transitDays: null,
    externalId: null,
    sizePrices: {},
    areas: [],
  }
}
