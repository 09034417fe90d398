import type { Deps } from '../../../platform/deps.ts'
import { localePath } from '../../../values/locale.ts'
import { readContacts } from '../../accounts/index.ts'
import { queueMail } from '../../mail/index.ts'
import { findCompany } from '../store/companies.ts'
import { findMembers } from '../team/store.ts'

type News = { companyId: number; name: string; what: 'apiKeyCreated' | 'apiKeyRotated'; origin: string }

/** A mail to every owner, in the caller's transaction: whoever did not make this key has to learn of it. */
export async function tellOwnersOfKey(deps: Deps, { companyId, name, what, origin }: News): Promise<void> {
  const owners = (await findMembers(deps.db, companyId)).filter(({ role }) => role === 'owner')
  const company = (await findCompany(deps.db, companyId))?.name ?? ''
  const contacts = await readContacts(
    deps,
    owners.map(({ userId }) => userId),
  )
  for (const { email, locale } of contacts) {
    const link = `${origin}${localePath('/api-keys', locale)}?company=${companyId}`
    await queueMail(deps, { to: email, locale, template: what, params: { company, name, link } })
  }
}
