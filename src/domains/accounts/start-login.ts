import type { Deps } from '../../platform/deps.ts'
import { recordAudit } from '../audit/index.ts'
import type { AccountUser } from './contract.ts'
import { type Caller, rememberDevice } from './known-devices.ts'
import { deviceName } from './rules/device-name.ts'
import { maskNetwork } from './rules/networks.ts'
import { openSession } from './sessions.ts'
import { findAccountUser } from './store/users.ts'

export type LoginCircumstances = {
  /** 30 days instead of 12 hours. */
  kept: boolean
  /** Who calls: the browser is known from now on, and of its network address only the mask is kept. */
  caller: Caller
  /** The password hash that was proved, where a password was. */
  provedHash?: string
  byPasskey?: boolean
}

/**
 * The end of every log-in: a session in which the person counts as confirmed, put on record. Accounts that are not active are refused
 * with `Error_login_info`.
 */
export function startLogin(
  deps: Deps,
  userId: string,
  about: LoginCircumstances,
): Promise<{ tokenUser: string; user: AccountUser }> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const tokenUser = await openSession(inside, userId, {
      device: deviceName(about.caller.header('user-agent') ?? ''),
      network: maskNetwork(about.caller.address),
      kept: about.kept,
      confirmed: true,
      byPasskey: about.byPasskey ?? false,
      ...(about.provedHash === undefined ? {} : { provedHash: about.provedHash }),
    })
    await rememberDevice(inside, userId, about.caller)
    await recordAudit(inside, { actorId: userId, action: 'login', subjectKind: 'user', subjectId: userId })
    return { tokenUser, user: await findAccountUser(db, userId) }
  })
}
