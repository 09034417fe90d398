import { randomBytes } from 'node:crypto'
import { clearCategoryCache, readCategories, saveCategories } from '../../src/domains/categories/index.ts'
import { createProducts, type NewProduct, readProduct } from '../../src/domains/products/index.ts'
import type { Deps } from '../../src/platform/deps.ts'
import { readVertical } from '../../src/verticals/index.ts'

/** One category `laptops` with a few attributes; returns its id. Does nothing when it is there. */
export async function aCategory(deps: Deps): Promise<number> {
  const find = async () => (await readCategories(deps)).find((category) => category.slug === 'laptops')?.id
  const known = await find()
  if (known) return known
  await saveCategories(deps, deps.config.vertical, [
    {
      slug: 'laptops',
      icon: 'laptop',
      names: { 'pl-PL': 'Laptopy', 'en-US': 'Laptops', 'de-DE': 'Laptops' },
      attributes: [
        {
          key: 'ram_gb',
          type: 'number',
          unit: 'GB',
          names: { 'pl-PL': 'Pamięć RAM' },
          facet: true,
          onCard: true,
          group: 'memory',
        },
      ],
      children: [],
    },
  ])
  return (await find()) ?? 0
}

/** The whole tree of used electronics in a market; the id of one of its categories. */
export async function aTradeCategory(deps: Deps, slug: string): Promise<number> {
  await saveCategories(deps, 'electronics', (await readVertical('electronics')).categories)
  clearCategoryCache(deps)
  return (await readCategories(deps)).find((one) => one.slug === slug)?.id ?? 0
}

/** A published product of a company with one version, or as many as are given. Prices in grosze. */
export async function aProduct(
  deps: Deps,
  companyId: number,
  over: Partial<Omit<NewProduct, 'versions'>> & {
    price?: number
    quantity?: number
    versions?: { name: string; price: number; quantity: number }[]
  } = {},
) {
  const { price = 129_900, quantity = 3, versions = [{ name: '', price, quantity }], ...product } = over
  const [id = 0] = await createProducts(deps, companyId, [
    {
      categoryId: product.categoryId ?? (await aCategory(deps)),
      title: 'Lenovo ThinkPad T480 i5-8350U 16 GB 256 GB',
      brand: 'Lenovo',
      model: 'ThinkPad T480',
      mpn: null,
      texts: { 'pl-PL': { description: 'Sprawny, sprawdzony, z zasilaczem.' } },
      state: 'used',
      grade: 'B',
      refurbished: false,
      batteryHealth: 87,
      warrantyMonths: 12,
      defects: [],
      erpCode: randomBytes(5).toString('hex'),
      ean: null,
      productIndex: null,
      deliveryDays: 1,
      vatScheme: 'vat23',
      currency: 'PLN',
      attributes: { ram_gb: 16 },
      images: [],
      shopIds: [],
      status: 'published',
      ...product,
      versions: versions.map((version) => ({ ...version, attributes: {}, earlierPrices: [], pricedAt: deps.now() })),
    },
  ])
  const created = await readProduct(deps, id)
  return { ...created, versionId: created.versions[0]?.id ?? 0 }
}
