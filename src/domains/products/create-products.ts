import type { Deps } from '../../platform/deps.ts'
import { Failure, type FieldError } from '../../values/failure.ts'
import type { AttributeSchema } from '../categories/contract.ts'
import { readCategories } from '../categories/index.ts'
import { checkAttributes } from '../categories/rules/index.ts'
import { reducePrice } from '../pricing/index.ts'
import { refuseTakenCode } from './refuse-taken-code.ts'
import type { NewProduct, NewVersion, ProductToInsert } from './rules/new-product.ts'
import { insertProducts } from './store/insert-products.ts'

export type { NewProduct, NewVersion }

/**
 * Creates products of one company in one transaction and returns their ids in order. Throws `validation` naming the fields (with the
 * index of the product) before anything is written, and `erp_code_taken` when the company uses a code already.
 */
export async function createProducts(
  deps: Deps,
  companyId: number,
  products: readonly NewProduct[],
): Promise<number[]> {
  const schemas = new Map((await readCategories(deps)).map((category) => [category.id, category.attributes]))
  const errors = products.flatMap((product, index) => checkProduct(product, schemas, `${index}.`))
  if (errors.length > 0) throw new Failure('invalid', 'validation', { fields: errors })
  return deps.db.transaction().execute(async (tx) => {
    const ids = await refuseTakenCode(() => insertProducts(tx, companyId, products.map(withReduction), deps.now()))
    await deps.emit(tx, { name: 'product.changed', payload: { productIds: ids } })
    return ids
  })
}

function checkProduct(product: NewProduct, schemas: Map<number, AttributeSchema[]>, prefix: string): FieldError[] {
  const schema = schemas.get(product.categoryId)
  const errors: FieldError[] = schema
    ? checkAttributes(product.attributes, schema)
    : [{ field: 'categoryId', code: 'category_not_found' }]
  if (product.title.trim() === '') errors.push({ field: 'title', code: 'required' })
  if (product.versions.length === 0) errors.push({ field: 'versions', code: 'required' })
  for (const [index, version] of product.versions.entries()) {
    if (product.versions.length > 1 && version.name.trim() === '') {
      errors.push({ field: `versions.${index}.name`, code: 'version_name_missing' })
    }
    if (!Number.isSafeInteger(version.price) || version.price < 0)
      errors.push({ field: `versions.${index}.price`, code: 'invalid' })
    if (!Number.isInteger(version.quantity) || version.quantity < 0)
      errors.push({ field: `versions.${index}.quantity`, code: 'invalid' })
  }
  return errors.map((error) => ({ ...error, field: prefix + error.field }))
}

/** A current price below the lowest of the 30 days before is a reduction: what it is measured against is fixed now. */
function withReduction(product: NewProduct): ProductToInsert {
  const versions = product.versions.map((version) => {
    const before = version.earlierPrices.at(-1)?.amount
    const known = { price: before ?? version.price, history: version.earlierPrices }
    return { ...version, ...reducePrice(known, version.price, true, version.pricedAt) }
  })
  return { ...product, versions }
}
