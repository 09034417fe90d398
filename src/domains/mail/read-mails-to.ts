import type { Deps } from '../../platform/deps.ts'
import type { MailRow } from './contract.ts'
import { findMailsTo } from './store/rows.ts'

/** Which mails went to an address, for the export of one's own data. */
export function readMailsTo(deps: Pick<Deps, 'db'>, address: string): Promise<MailRow[]> {
  return findMailsTo(deps.db, address)
}
