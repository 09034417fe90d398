import type { Locale } from '../../values/locale.ts'
import type { AttributeValues } from '../categories/contract.ts'
import type { Grade, ProductState, ProductTexts } from '../products/contract.ts'
import type { FactName, Facts, StoredReport } from '../products/rules/index.ts'
import type { Marks, Facts as UnitFacts } from '../units/rules/index.ts'

/** What was checked of it, by points of the trade; those of another category are left out. */
export type DraftReport = StoredReport

/** What a file or another program says of a product. What it does not say (absent) stays as it is. */
export type DraftFields = { [Name in FactName]?: NonNullable<Facts[Name]> } & {
  categoryId?: number
  title?: string
  brand?: string
  model?: string
  mpn?: string
  ean?: string
  productIndex?: string
  state?: ProductState
  grade?: Grade
  defects?: string[]
  deliveryDays?: number
  vatScheme?: 'vat23' | 'margin'
  status?: 'draft' | 'published' | 'paused'
  shopIds?: number[]
  report?: DraftReport
}
export type DraftTexts = Partial<Record<Locale, Partial<ProductTexts>>>

/** What a table says of one thing, before it is known what kind of thing it is. Names are those of `units/rules/facts.ts`. */
export type UnitSaid = {
  screen?: Marks
  body?: Marks
  battery?: NonNullable<UnitFacts['battery']>
  /** `all`: all that are not named otherwise. */
  tests?: { passed: 'all' | string[]; failed: string[]; notTested: string[] }
  /** By name; `others`: how those are that the thing can have and nobody named. Null: not known. */
  locks?: { named: Record<string, 'on' | 'off'>; others: 'off' | null }
  accessories?: { named: Record<string, boolean>; others: boolean | null }
  wiped?: NonNullable<UnitFacts['wiped']>
  parts?: NonNullable<UnitFacts['parts']>
  counter?: number
}

/** One thing of a version, by its number or by the code of its passport. What is not said of it stays as it is. */
export type UnitDraft = {
  /** The caller's own number for it; problems carry it back. */
  ref: number
  number?: { kind: 'imei' | 'serial'; plain: string }
  code?: string
  /** What was measured, as a table says it or as it is. */
  said?: UnitSaid
  facts?: UnitFacts
  /** A certificate of erasure; its method is how the facts say that data were wiped. `day`: `2026-11-24`. */
  erasure?: { number: string; day: string; tool: string }
}

export type VersionDraft = {
  /** The caller's own number for it (a line); problems carry it back. */
  ref: number
  name: string
  /** Gross, grosze. */
  price?: number
  /** Pieces there are now. */
  quantity?: number
  /** Everything said about it; what all versions share becomes the product's. */
  attributes: AttributeValues
  /** Things of it that are told one by one; others stay where they are. */
  units?: UnitDraft[]
}

/** What is said of a picture; absent: it stays as it is. `defect` null: it shows none. */
export type ImageMarks = { illustration?: boolean; defect?: string | null }

export type ProductDraft = {
  /** Once per company: by it a product is found again. */
  erpCode: string
  fields: DraftFields
  texts: DraftTexts
  /** Keys of the company's pictures in order; absent: as they are. Those of others are left out with a warning. */
  images?: string[]
  /** What is said of pictures, by key. */
  marks?: Readonly<Record<string, ImageMarks>>
  /** Pictures are being fetched: `setPictures` brings them, and publishes what waits for nothing else. */
  picturesComing?: boolean
  /** At least one. Versions that are not named stay as they are. */
  versions: VersionDraft[]
  /** A title in place of one that is missing, for a new product. */
  fallbackTitle: string
}

/** What a title says of a product: for new ones, where the draft is silent. */
export type TitleReader = (
  title: string,
  categoryId: number | null,
) => {
  categoryId: number | null
  brand: string | null
  state: ProductState | null
  grade: Grade | null
  batteryHealth: number | null
  /** Valid for the category. */
  attributes: AttributeValues
}

/** What of a new product only its title told, by field: `attribute.ram_gb`, `grade`, `category` by number. */
export type FromTitle = { categoryId: number; said: Readonly<Record<string, string | number | boolean>> }

/** For new products where the draft is silent. */
export type SyncDefaults = {
  categoryId: number | null
  state: ProductState
  grade: Grade | null
  vatScheme: 'vat23' | 'margin'
  quantity: number
  deliveryDays: number
  warrantyMonths: number
  status: 'draft' | 'published' | 'paused'
  shopIds: number[]
}

/** `rejected`: the version (or, where it is the only one, the product) is not taken. `warning`: without this it is. */
export type SyncProblem = {
  ref: number
  field: string
  code: string
  params?: Record<string, string | number>
  severity: 'rejected' | 'warning'
}

export type SyncResult = {
  erpCode: string
  outcome: 'created' | 'updated' | 'unchanged' | 'rejected'
  /** Null for one that is rejected, and for a new one that is only checked. */
  productId: number | null
  problems: SyncProblem[]
  /** How many of the versions were taken. */
  versions: number
  /** Was to be published, lacks something (`problems` say what) and is not. */
  held: boolean
  /** To be published as soon as its pictures have come. */
  awaits: boolean
  /** Null where the draft, or nobody, said everything. */
  fromTitle: FromTitle | null
}
