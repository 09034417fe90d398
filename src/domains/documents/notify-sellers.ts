import { allTexts, translate } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { must } from '../../values/must.ts'
import { readOperators } from '../accounts/index.ts'
import { findCompany, readContactsOf } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'
import { contentOf } from './read-content.ts'
import type { KsefCause } from './rules/ksef-causes.ts'
import type { DocumentRow } from './store/documents.ts'
import { type KsefStatus, markTokenRefused } from './store/ksef.ts'

/** Writes to the same people that KSeF has not answered, or not decided, about an invoice for so many days; in the caller's transaction. */
export async function notifyOverdue(deps: Deps, document: DocumentRow, days: number): Promise<void> {
  const { company, number, path, people } = await about(deps, document)
  for (const { email: to, locale } of people) {
    const params = { company, number, days, link: pageAddress(deps, path('sent'), locale) }
    await queueMail(deps, { to, locale, template: 'ksefOverdue', params })
  }
}

/** Writes to those who issue for a company, or run the market, that KSeF refused an invoice, and what to do; in the caller's transaction. */
export async function notifyRefused(
  deps: Deps,
  document: DocumentRow,
  { problem, cause }: { problem: string; cause: KsefCause },
): Promise<void> {
  const { company, number, path, people } = await about(deps, document)
  for (const { email: to, locale } of people) {
    const todo = translate(allTexts[locale].documents, locale, `ksefDo_${cause}`)
    const params = { company, number, problem, todo, link: pageAddress(deps, path('refused'), locale) }
    await queueMail(deps, { to, locale, template: 'ksefRefused', params })
  }
}

/** Who answers for an invoice, and where they see it. */
async function about(deps: Deps, document: DocumentRow) {
  const { companyId } = document
  const { number, order } = contentOf(document)
  const { name: company } = must(await findCompany(deps.db, companyId), `company ${companyId}`)
  const path = (status: KsefStatus) =>
    order ? `/orders/${order.number}?company=${companyId}` : `/admin/documents?ksef=${status}`
  // Invoices of commission are the market's own.
  return { company, number, path, people: await (order ? readIssuers(deps, companyId) : readOperators(deps, 'money')) }
}

/** Writes to the same people that KSeF does not take the company's token: once, until another is entered or it is taken again. */
export async function notifyTokenRefused(deps: Deps, companyId: number): Promise<void> {
  if (!(await markTokenRefused(deps.db, companyId, deps.now()))) return
  const { name } = must(await findCompany(deps.db, companyId), `company ${companyId}`)
  for (const { email: to, locale } of await readIssuers(deps, companyId)) {
    const params = { company: name, link: pageAddress(deps, `/documents?company=${companyId}`, locale) }
    await queueMail(deps, { to, locale, template: 'ksefTokenRefused', params })
  }
}

/** The market's own company may have nobody who works for it: then the operators answer for it. */
async function readIssuers(deps: Deps, companyId: number) {
  const people = await readContactsOf(deps, companyId, 'invoices.issue')
  return people.length > 0 ? people : readOperators(deps, 'money')
}
