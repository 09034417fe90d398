import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { must } from '../../../values/must.ts'
import { readContacts } from '../../accounts/index.ts'
import { findCompany } from '../../companies/index.ts'
import { queueMail } from '../../mail/index.ts'
import { readPublicSettings } from '../../settings/index.ts'
import type { DataExport } from '../store/data-exports.ts'
import { EXPORT_DAYS } from './contract.ts'

/** Tells whoever asked that the file is there, in the transaction that says so. */
export async function notifyReady(deps: Deps, { companyId, askedBy }: DataExport): Promise<void> {
  const name =
    companyId === null
      ? (await readPublicSettings(deps)).marketName
      : must(await findCompany(deps.db, companyId), 'a company').name
  for (const { email, firstName, locale } of await readContacts(deps, [askedBy])) {
    const page = pageAddress(deps, companyId === null ? '/admin/data-export' : '/data-export', locale)
    const link = companyId === null ? page : `${page}?company=${companyId}`
    const params = { firstName, name, days: EXPORT_DAYS, link }
    await queueMail(deps, { to: email, locale, template: 'dataExportReady', params })
  }
}
