import type { Deps } from '../../platform/deps.ts'
import { localePath } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { findCompany, readContactsOf } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'

type News = { companyId: number; name: string; what: 'apiKeyCreated' | 'apiKeyRotated'; origin: string }

/** A mail to every owner, in the caller's transaction: whoever did not make this key has to learn of it. */
export async function notifyOwnersOfKey(deps: Deps, { companyId, name, what, origin }: News): Promise<void> {
  const company = must(await findCompany(deps.db, companyId), `company ${companyId}`).name
  for (const { email, locale } of await readContactsOf(deps, companyId, 'owners')) {
    const link = `${origin}${localePath('/api-keys', locale)}?company=${companyId}`
    await queueMail(deps, { to: email, locale, template: what, params: { company, name, link } })
  }
}
