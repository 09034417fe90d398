import type { Locale } from '../../../values/locale.ts'
import { toMajor } from '../../../values/money.ts'
import type { Category } from '../../categories/contract.ts'
import type { ExportedProduct, ExportedUnit } from '../../product-sync/index.ts'
import type { CheckResult } from '../../products/contract.ts'
import { eachFact, type FactName, type Facts, type TextName } from '../../products/rules/index.ts'
import { IMPORT_FIELDS, type PlainField, TEXT_COLUMNS } from '../rules/import-fields.ts'
import { UNIT_CELLS } from './unit-cells.ts'

type Cell = string | number | null
type Version = ExportedProduct['versions'][number]
/** A row of a version: one of its things, or all pieces that are told by no code. */
export type ExportedPiece = { unit: ExportedUnit | undefined; quantity: number }
/** What products refer to by number. */
export type ExportFrame = { slugs: ReadonlyMap<number, string>; shops: ReadonlyMap<number, string>; publicUrl: string }
export type ExportColumn = {
  field: string
  read: (product: ExportedProduct, version: Version, frame: ExportFrame, piece: ExportedPiece) => Cell
}

const text =
  (locale: Locale, name: TextName): ExportColumn['read'] =>
  ({ texts }) =>
    texts[locale]?.[name] ?? ''

const factCell = (value: Facts[FactName]): Cell => (typeof value === 'boolean' ? (value ? '1' : '0') : (value ?? null))

const unitReaders = Object.fromEntries(
  Object.entries(UNIT_CELLS).map(([field, read]): [string, ExportColumn['read']] => [
    field,
    (_, __, ___, { unit }) => (unit ? read(unit) : null),
  ]),
)

const pointsOf =
  (result: CheckResult): ExportColumn['read'] =>
  ({ report }) =>
    report?.points.flatMap((point) => (point.result === result ? [point.key] : [])).join('|') || null

const READERS: Partial<Record<PlainField, ExportColumn['read']>> = {
  erpCode: (product) => product.erpCode ?? '',
  versionName: (_, version) => version.name,
  title: (product) => product.title,
  brand: (product) => product.brand,
  model: (product) => product.model,
  mpn: (product) => product.mpn,
  ean: (product) => product.ean,
  productIndex: (product) => product.productIndex,
  category: (product, _, frame) => frame.slugs.get(product.categoryId) ?? null,
  price: (_, version) => toMajor(version.price),
  quantity: (_, __, ___, { quantity }) => quantity,
  status: (product) => product.status,
  deliveryDays: (product) => product.deliveryDays,
  vatScheme: (product) => product.vatScheme,
  shops: (product, _, frame) =>
    product.shopIds
      .map((id) => frame.shops.get(id) ?? '')
      .filter(Boolean)
      .join('|'),
  state: (product) => product.state,
  grade: (product) => product.grade,
  ...eachFact((name) => (product: ExportedProduct) => factCell(product[name])),
  ...unitReaders,
  defects: (product) => product.defects.join('|'),
  reportBy: ({ report }) => report?.by ?? null,
  reportDay: ({ report }) => report?.day ?? null,
  reportWorks: pointsOf('works'),
  reportFails: pointsOf('fails'),
  reportNotChecked: pointsOf('notChecked'),
  reportNote: ({ report }) => report?.note || null,
  ...Object.fromEntries(TEXT_COLUMNS.map(({ field, name, locale }) => [field, text(locale, name)])),
  illustrations: ({ images }) =>
    images.flatMap(({ illustration }, index) => (illustration ? [index + 1] : [])).join('|') || null,
  pictureDefects: ({ images }) =>
    images.flatMap(({ defect }, index) => (defect ? [`${index + 1}: ${defect}`] : [])).join('|') || null,
  images: ({ images }, _, { publicUrl }) => images.map(({ key }) => `${publicUrl}/files/${key}-1280.webp`).join('|'),
}

/** Plain fields that have a column of their own in files that are written. */
export const EXPORTED_FIELDS = (Object.keys(IMPORT_FIELDS) as PlainField[]).filter((field) => READERS[field])

/** Columns of an export: the plain fields, then the attributes that the company's categories have. */
export function exportColumns(categories: readonly Category[]): ExportColumn[] {
  const keys = [...new Set(categories.flatMap((category) => category.attributes.map((attribute) => attribute.key)))]
  const plain = EXPORTED_FIELDS.flatMap((field) => {
    const read = READERS[field]
    return read ? [{ field, read }] : []
  })
  return [...plain, ...keys.map((key) => ({ field: `attribute.${key}`, read: attribute(key) }))]
}

const attribute =
  (key: string): ExportColumn['read'] =>
  (product, version) => {
    const value = version.attributes[key] ?? product.attributes[key]
    return typeof value === 'boolean' ? (value ? '1' : '0') : (value ?? null)
  }
