import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AttributeSchema } from '../../../../domains/categories/contract.ts'
import type { OwnOffer } from '../../../../domains/products/offers/contract.ts'
import type { ShopStandards } from '../../../../domains/products/rules/offer-notices.ts'
import type { PublicShop } from '../../../../domains/shops/contract.ts'
import type { Currency } from '../../../../values/money.ts'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useMarketCurrency } from '../../../parts/use-market-currency.ts'
import type { OfferState, OfferStore } from './saving/offer-store.ts'

/** What the parts of the product form share. */
export type OfferTools = {
  company: Mine
  tree: CategoryTree
  shops: readonly PublicShop[]
  /** What the company gives on all it sells. */
  standards: ShopStandards
  store: OfferStore
  /** Names this form while it is mounted. */
  begun: string
  /** False: this role may look, not change. */
  editable: boolean
  /** The page's language writes 1299,00. */
  comma: boolean
  /** Saves what is typed; false when something is in the way, which is then said on the page. */
  save: () => Promise<boolean>
  /** Takes over what the market answered to an act beside the form. */
  adopt: (answer: OwnOffer) => void
}

const Context = createContext<OfferTools | null>(null)
export const OfferProvider = Context.Provider

export function useOfferTools(): OfferTools {
  const tools = useContext(Context)
  if (!tools) throw new Error('outside the product form')
  return tools
}

/** A part of the form's state; `select` gives something that stays the same object while it does not change. */
export function useOffer<T>(select: (state: OfferState) => T): T {
  const { store } = useOfferTools()
  const read = () => select(store.read())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** What the offer is priced in; a new one, in what the market is. */
export function useCurrency(): Currency {
  const market = useMarketCurrency()
  return useOffer(({ offer }) => offer?.currency) ?? market.currency
}

const NO_FIELDS: readonly AttributeSchema[] = []

/** Attributes of the chosen category. */
export function useSchema(): readonly AttributeSchema[] {
  const { tree } = useOfferTools()
  const categoryId = useOffer(({ draft }) => draft.categoryId)
  return categoryId === null ? NO_FIELDS : tree.schema(categoryId)
}
