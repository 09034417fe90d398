import type { AttributeValues } from '../../categories/contract.ts'
import type { Grade, ProductState } from '../../products/contract.ts'
import { GRADES_OF } from '../../products/rules/index.ts'
import type { DraftFields, FromTitle, SyncDefaults, TitleReader } from '../contract.ts'

type Read = ReturnType<TitleReader>
const WORSE: readonly ProductState[] = ['new', 'used', 'damaged']

/** The state of a new product. A title may say less than what the file is taken for (`uszkodzony`), never more: `nowy zasilacz`. */
export function stateOf(fields: DraftFields, defaults: SyncDefaults, read: Read | undefined): ProductState {
  if (fields.state !== undefined) return fields.state
  const { state } = defaults
  const said = read?.state ?? state
  const fits = fields.grade === undefined || GRADES_OF[said].includes(fields.grade)
  return fits && WORSE.indexOf(said) > WORSE.indexOf(state) ? said : state
}

type Taken = {
  categoryId: number
  brand: string
  state: ProductState
  grade: Grade | null
  batteryHealth: number | null
  /** Those that no column says. */
  attributes: AttributeValues
}

/** What of that nobody but the title says, for who sent the file; null for nothing. */
export function fromTitle(
  fields: DraftFields,
  defaults: SyncDefaults,
  read: Read | undefined,
  taken: Taken,
): FromTitle | null {
  if (!read) return null
  const said: FromTitle['said'] = {
    ...(fields.categoryId === undefined && defaults.categoryId === null && { category: taken.categoryId }),
    ...(fields.brand === undefined && read.brand !== null && { brand: taken.brand }),
    ...(fields.state === undefined && taken.state !== defaults.state && { state: taken.state }),
    ...(fields.grade === undefined && taken.grade !== null && taken.grade === read.grade && { grade: taken.grade }),
    ...(read.batteryHealth !== null &&
      fields.batteryHealth === undefined &&
      !Object.hasOwn(taken.attributes, 'battery_health') && { batteryHealth: read.batteryHealth }),
    ...Object.fromEntries(Object.entries(taken.attributes).map(([key, value]) => [`attribute.${key}`, value])),
  }
  return Object.keys(said).length > 0 ? { categoryId: taken.categoryId, said } : null
}
