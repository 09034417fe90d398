import type { Deps } from '../../platform/deps.ts'
import type { Currency } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import type { PublicCompany } from '../companies/contract.ts'
import { readSellers } from '../companies/index.ts'
import { issueDocument } from './issue.ts'
import { readOwner } from './read-owner.ts'
import { readDue, readUnbilled } from './read-unbilled.ts'
import { type BillableOrder, billOf } from './rules/commission-bill.ts'
import { lastDayOf } from './rules/months.ts'
import { companyParty } from './rules/parties.ts'
import { insertBilled } from './store/billed.ts'
import { findDocumentByKey } from './store/documents.ts'
import { lockSettings, type StoredSettings } from './store/settings.ts'
import { takeBackUnsold } from './take-back-commission.ts'

type Billing = { owner: PublicCompany; seller: PublicCompany; period: string; settings: StoredSettings }

/**
 * The invoice of commission of a seller for a month of the market's clock, one a currency, for all orders that were confirmed in it and count
 * as sold; and the corrections for orders of earlier invoices that count no more. Again it issues nothing. The market does not bill itself.
 */
export async function billCommission(deps: Deps, companyId: number, period: string): Promise<void> {
  const owner = await readOwner(deps)
  if (!owner || owner.id === companyId) return
  const seller = must((await readSellers(deps, [companyId]))[0], `company ${companyId}`)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const settings = await lockSettings(db, owner.id, deps.now())
    await takeBackUnsold(inside, companyId, period)
    const orders = await readUnbilled(inside, companyId, period)
    for (const [currency, own] of Map.groupBy(orders, (order) => order.currency)) {
      await bill(inside, { owner, seller, period, settings }, currency, own)
    }
  })
}

async function bill(
  deps: Deps,
  { owner, seller, period, settings }: Billing,
  currency: Currency,
  orders: readonly BillableOrder[],
): Promise<void> {
  const key = `commission:${seller.id}:${period}:${currency}`
  if (await findDocumentByKey(deps.db, key)) return
  const { priced, billed } = billOf(orders, seller.country)
  if (priced.lines.length === 0) return
  const { id } = await issueDocument(deps, settings, {
    companyId: owner.id,
    orderId: null,
    correctsId: null,
    buyerCompanyId: seller.id,
    key,
    content: {
      ...priced,
      kind: 'commissionInvoice',
      currency,
      locale: 'pl-PL',
      suppliedOn: lastDayOf(period),
      seller: companyParty(owner),
      issuer: null,
      buyer: companyParty(seller),
      order: null,
      period,
      // It was kept from the money of the orders, or stands against it in the ledger; what is beyond that is to be transferred.
      payment: {
        way: 'settled',
        paidOn: null,
        ...(await readDue(deps, { ownerId: owner.id, companyId: seller.id, currency, total: priced.total })),
      },
      splitPayment: false,
      exemption: null,
      correction: null,
    },
  })
  await insertBilled(deps.db, { companyId: seller.id, documentId: id }, billed)
}
