import { allTexts } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { BYTE_ORDER_MARK, decimalOf, printRows } from '../../platform/files/spreadsheet.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { dateFormat } from '../../values/dates.ts'
import { FORMULA } from '../../values/formula-cell.ts'
import type { Locale } from '../../values/locale.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import { orderConditions } from '../orders/index.ts'
import { type FoundCustomer, findCustomers } from './store/customers.ts'

const MOST = 10_000
/** Sums of thousands of people are a second of the database. */
const PER_PERSON = defineLimit({ name: 'customerExport', attempts: 60, seconds: 3600 })

/** Customers as a table for a spreadsheet, one line a customer and currency, at most 10 000 customers; and on record. `rate_limited`. */
export async function exportCustomers(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { q }: { q?: string | undefined },
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { actor: asker, byUser } = requireMember(deps, actor, companyId, 'orders.view')
  await deps.limits.count(PER_PERSON, asker.userId)
  const words = q ? orderConditions.wordsQuery(companyId, q, ['b']) : undefined
  const isNothing = q !== undefined && q !== '' && words === undefined
  const rows = isNothing ? [] : await findCustomers(deps.db, companyId, { words }, MOST)
  // Names and addresses of many people leave the house.
  await recordAudit(deps, {
    actorId: byUser,
    action: 'customersExported',
    subjectKind: 'company',
    subjectId: String(companyId),
    detail: { customers: rows.length },
  })
  const say = allTexts[locale].fulfilment
  const head = [
    say.csv_buyer,
    say.csv_email,
    say.csv_phone,
    say.ordersCount,
    say.spent,
    say.givenBack,
    say.csv_currency,
    say.lastOrder,
  ]
  return new TextEncoder().encode(
    BYTE_ORDER_MARK + printRows([head, ...rows.flatMap((row) => linesOf(row, locale))], locale, FORMULA),
  )
}

function linesOf({ totals, lastOrderAt, ...row }: FoundCustomer, locale: Locale): string[][] {
  return totals.map(({ total, givenBack, currency }) => [
    `${row.firstName} ${row.lastName}`,
    row.email,
    row.phone,
    String(row.orders),
    decimalOf(total, locale),
    decimalOf(givenBack, locale),
    currency,
    dateFormat(locale, { dateStyle: 'short' }).format(lastOrderAt),
  ])
}
