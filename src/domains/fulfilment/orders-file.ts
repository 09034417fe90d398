import { allTexts, translate } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { BYTE_ORDER_MARK, decimalOf, printRows } from '../../platform/files/spreadsheet.ts'
import { dateFormat } from '../../values/dates.ts'
import { FORMULA } from '../../values/formula-cell.ts'
import type { Locale } from '../../values/locale.ts'
import { recordAudit } from '../audit/index.ts'
import { ORDER_TABLE } from '../orders/contract.ts'
import { KNOWN_CARRIERS, orderName } from '../orders/index.ts'
import type { ExportRow } from './store/export-rows.ts'

type Found = { companyId: number; byUser: string | null; rows: readonly ExportRow[]; locale: Locale }

/** Orders as a table for a spreadsheet, one line an order, and on record; cells that a spreadsheet would compute are made text. */
export async function ordersFile(
  deps: Deps,
  { companyId, byUser, rows, locale }: Found,
): Promise<Uint8Array<ArrayBuffer>> {
  // Names and addresses of many people leave the house.
  await recordAudit(deps, {
    actorId: byUser,
    action: 'ordersExported',
    subjectKind: 'company',
    subjectId: String(companyId),
    detail: { orders: rows.length },
  })
  const lines = rows.map((row) => lineOf(row, locale))
  const head = Object.keys(COLUMNS).map((key) => say(locale, `csv_${key}`))
  return new TextEncoder().encode(BYTE_ORDER_MARK + printRows([head, ...lines], locale, FORMULA))
}

const say = (locale: Locale, key: string) => translate(allTexts[locale].fulfilment, locale, key)

const COLUMNS: Readonly<Record<string, (row: ExportRow, locale: Locale) => string>> = {
  number: (row) => row.number,
  placedAt: (row, locale) => dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(row.placedAt),
  status: (row, locale) => say(locale, orderName(ORDER_TABLE[row.status].seller, row)),
  payment: (row, locale) => say(locale, `pay_${row.paymentStatus}`),
  buyer: (row) => `${row.firstName} ${row.lastName}`,
  email: (row) => row.email,
  phone: (row) => row.phone,
  address: ({ address }) =>
    address ? `${address.street}, ${address.postalCode} ${address.city}, ${address.country}` : '',
  taxId: (row) => row.taxId ?? '',
  method: (row, locale) => say(locale, `method_${row.method}`),
  pickup: (row) => row.pickup ?? '',
  carrier: (row) => (row.carrier ? KNOWN_CARRIERS[row.carrier].name : ''),
  tracking: (row) => row.trackingNumber ?? '',
  items: (row) => row.items,
  erpCodes: (row) => row.erpCodes ?? '',
  goods: (row, locale) => decimalOf(row.goods, locale),
  delivery: (row, locale) => decimalOf(row.delivery, locale),
  total: (row, locale) => decimalOf(row.total, locale),
  sellerAmount: (row, locale) => decimalOf(row.sellerAmount, locale),
  currency: (row) => row.currency,
  // Behind the others, which programs may know by their places.
  toSend: (row) => row.toSend ?? '',
  erpCodesToSend: (row) => row.erpCodesToSend ?? '',
  givenUp: (row) => row.givenUp ?? '',
}

const lineOf = (row: ExportRow, locale: Locale) => Object.values(COLUMNS).map((cell) => cell(row, locale))
