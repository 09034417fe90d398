import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { siteOrigin } from '../../../platform/mail/page-address.ts'
import { accountOf } from './contract.ts'
import type { AccountOf } from './store.ts'
import { noteNews } from './store.ts'

/** Digits of the company, then 32 hexadecimal digits that nobody can guess. Lower case, as InPost wants addresses. */
const KEY = /^(\d{1,9})-([0-9a-f]{32})$/

const digest = ({ secrets }: Pick<Deps, 'secrets'>, { companyId, carrier }: AccountOf) =>
  secrets.hash(`carrier news of ${carrier} for ${companyId}`).subarray(0, 16)

/**
 * Where a carrier may tell a company's account that something happened; null: it does not. The address is all that keeps strangers out, as carriers
 * sign nothing, so what comes there only hastens a question.
 */
export function newsAddress(deps: Pick<Deps, 'secrets' | 'config'>, account: AccountOf): string | null {
  if (!accountOf(account.carrier).tellsNews) return null
  const key = `${account.companyId}-${digest(deps, account).toString('hex')}`
  return `${siteOrigin(deps.config)}/api/carriers/${account.carrier}/news/${key}`
}

/** Whose address this is; undefined: nobody's. */
export function companyOfNews(
  deps: Pick<Deps, 'secrets'>,
  carrier: AccountOf['carrier'],
  key: string,
): number | undefined {
  const [, company, given = ''] = KEY.exec(key) ?? []
  if (company === undefined || !accountOf(carrier).tellsNews) return undefined
  const companyId = Number(company)
  return timingSafeEqual(Buffer.from(given, 'hex'), digest(deps, { companyId, carrier })) ? companyId : undefined
}

/** The carrier has told something just now. */
export const heardNews = (deps: Pick<Deps, 'db' | 'now'>, account: AccountOf): Promise<void> =>
  noteNews(deps.db, account, deps.now())
