import { saveCategories } from '../../src/domains/categories/index.ts'
import { refreshWords } from '../../src/domains/search/index.ts'
import type { OfferVat } from '../../src/values/vat.ts'
import type { TestMarket } from '../market.ts'
import { aProduct } from './product.ts'
import { aSeller } from './seller.ts'

const names = (pl: string) => ({ 'pl-PL': pl, 'en-US': pl, 'de-DE': pl })
const TREE = [
  {
    slug: 'laptops',
    icon: 'laptop',
    names: { 'pl-PL': 'Laptopy', 'en-US': 'Laptops', 'de-DE': 'Laptops' },
    attributes: [
      {
        key: 'ram_gb',
        type: 'number' as const,
        unit: 'GB',
        names: names('RAM'),
        facet: true,
        onCard: true,
        group: 'memory' as const,
      },
      {
        key: 'touch',
        type: 'boolean' as const,
        names: names('Dotyk'),
        facet: true,
        onCard: false,
        group: 'display' as const,
      },
    ],
    children: [],
  },
  { slug: 'phones', icon: 'phone', names: names('Telefony'), attributes: [], children: [] },
]

export type KnownProduct = {
  id: number
  brand: string
  price: number
  ram: number
  touch: boolean
  grade: 'A' | 'B' | 'C'
  seller: number
  vat: OfferVat
  quantity: number
}

/** A hundred and thirty laptops of two sellers, the second exempt from VAT, with values that a test can count itself; some are sold out. */
export async function manyLaptops(market: TestMarket): Promise<KnownProduct[]> {
  const known: KnownProduct[] = []
  const sellers: number[] = []
  const { deps } = market
  await saveCategories(deps, deps.config.vertical, TREE)
  for (let at = 0; at < 2; at++) sellers.push((await aSeller(deps)).companyId)
  await market.query('update companies set charges_vat = false where id = $1', [sellers[1]])
  for (let at = 0; at < 130; at++) {
    const brand = ['Lenovo', 'Dell', 'HP'][at % 3] as string
    const one: Omit<KnownProduct, 'id'> = {
      brand,
      // Equal prices in plenty: the id must decide.
      price: 50_000 + ((at * 7) % 20) * 10_000,
      ram: [8, 16, 32][((at * 5) % 7) % 3] as number,
      touch: at % 4 === 0,
      grade: (['A', 'B', 'C'] as const)[((at * 11) % 5) % 3] as 'A' | 'B' | 'C',
      seller: sellers[at % 5 === 0 ? 1 : 0] as number,
      vat: at % 5 === 0 ? 'exempt' : (at * 3) % 7 < 3 ? 'margin' : 'vat23',
      quantity: at % 13 === 0 ? 0 : 2,
    }
    const product = await aProduct(deps, one.seller, {
      title: `${brand} Model${at} ${one.ram} GB`,
      brand,
      model: `Model${at}`,
      grade: one.grade,
      // Whatever the offer of an exempt seller says.
      vatScheme: one.vat === 'exempt' ? (at % 2 === 0 ? 'vat23' : 'margin') : one.vat,
      attributes: { ram_gb: one.ram, touch: one.touch },
      price: one.price,
      quantity: one.quantity,
    })
    known.push({ id: product.id, ...one })
  }
  await market.runJobs()
  await refreshWords(deps)
  return known
}
