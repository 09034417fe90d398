import type { ProductView } from '../src/domains/products/contract.ts'
import type { ProductCard, SearchPage } from '../src/domains/search/contract.ts'
import type { DeliveryPrice } from '../src/domains/shipping/contract.ts'
import { marketUrl } from './market-url.ts'
import { fromSomewhere } from './network.ts'

/** What the market answers at an address of its API; the body of a failure is in the error. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(marketUrl() + path, { ...init, headers: { ...fromSomewhere(), ...init?.headers } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Sends a body and returns what the market answers. */
export function send<T>(method: 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  return ask<T>(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
}

export const readProduct = (id: number) => ask<ProductView>(`/api/products/${id}`)
export const readDelivery = async (companyId: number) =>
  (await ask<{ methods: DeliveryPrice[] }>(`/api/companies/${companyId}/delivery`)).methods

/** Cards of a list, asked for as the catalogue does (`seller=3&state=used`). */
export async function readCards(query: string): Promise<ProductCard[]> {
  return (await ask<SearchPage>(`/api/search?facets=0&${query}`)).items
}

const MOST_PAGES = 10

/** A product that fits, with enough left for tests to buy; the first of the list, so that a failure can be looked at again. */
export async function findProduct(query: string, fits: (product: ProductView) => boolean): Promise<ProductView> {
  // Other journeys buy, too: what is on the first page may be sold out.
  for (let after = '', page = 0; page < MOST_PAGES; page++) {
    const found = await ask<SearchPage>(`/api/search?facets=0&${query}${after}`)
    for (const card of found.items) {
      const product = await readProduct(card.id)
      if (fits(product)) return product
    }
    if (!found.next) break
    after = `&after=${encodeURIComponent(found.next)}`
  }
  throw new Error(`no product for ${query}`)
}

/** Sold in one version, with at least so many pieces on stock. */
export const simple = (pieces: number) => (product: ProductView) =>
  product.versions.length === 1 && (product.versions[0]?.quantity ?? 0) >= pieces

/** Versions to choose from, at least two of them on stock. */
export const varied = (product: ProductView) => product.versions.filter((version) => version.quantity >= 2).length >= 2

export async function stockOf(productId: number, versionId: number): Promise<number> {
  return (await readProduct(productId)).versions.find((version) => version.id === versionId)?.quantity ?? 0
}
