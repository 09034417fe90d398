import { randomBytes } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import type { Call } from '../../platform/http/service.ts'
import { DEVICE_DAYS, deviceCookie, readDeviceCookie } from './rules/device-cookie.ts'
import { deleteDevices, findDevice, insertDevice, touchDevice } from './store/known-devices.ts'

/** What of a call is needed to know its browser again. */
export type Caller = Pick<Call, 'address' | 'header' | 'origin' | 'setCookie'>

const MOST_DEVICES = 20

const hashesOf = (deps: Pick<Deps, 'secrets'>, caller: Pick<Caller, 'header'>) =>
  new Map(readDeviceCookie(caller.header('cookie')).map((token) => [hashOf(deps, token).toString('hex'), token]))
const hashOf = (deps: Pick<Deps, 'secrets'>, token: string) => deps.secrets.hash(`device ${token}`)
const buffers = (known: Map<string, string>) => [...known.keys()].map((hex) => Buffer.from(hex, 'hex'))

/**
 * The name of this browser when somebody logged in with it to the account behind `login` before; else undefined. Asks the same of the
 * database whether there is such an account or not.
 */
export async function recogniseDevice(deps: Deps, login: string, caller: Caller): Promise<string | undefined> {
  const known = hashesOf(deps, caller)
  if (known.size === 0) return undefined
  const since = new Date(deps.now().getTime() - DEVICE_DAYS * 86_400_000)
  return (await findDevice(deps.db, login, buffers(known), since))?.toString('hex')
}

/**
 * Knows this browser from now on: its person has just proved who it is. Each account has a token of its own, so that nobody plants one
 * that is known already; those of other people who use the browser stay in it.
 */
export async function rememberDevice(deps: Deps, userId: string, caller: Caller): Promise<void> {
  const known = hashesOf(deps, caller)
  const at = deps.now()
  const mine = known.size > 0 ? await touchDevice(deps.db, userId, buffers(known), at) : undefined
  const before = mine && known.get(mine.toString('hex'))
  const token = before ?? randomBytes(32).toString('base64url')
  if (!before) await insertDevice(deps.db, { userId, hash: hashOf(deps, token), at, most: MOST_DEVICES })
  caller.setCookie(deviceCookie([token, ...[...known.values()].filter((one) => one !== before)], caller.origin))
}

/** Deletes where a person logged in; this browser stays known where a caller is given. */
export function removeKnownDevices(
  deps: Pick<Deps, 'db' | 'secrets'>,
  userId: string,
  caller?: Pick<Caller, 'header'>,
) {
  return deleteDevices(deps.db, userId, caller ? buffers(hashesOf(deps, caller)) : [])
}
