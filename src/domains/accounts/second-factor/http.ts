import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { requirePerson } from '../../../values/actor.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { secondFactorContract } from './contract.ts'
import { listPasskeys, presentPasskey, removePasskey } from './list-passkeys.ts'
import { beginPasskeyLogin, logInByPasskey } from './passkey-login.ts'
import { placeOf } from './passkey-place.ts'
import {
  beginAuthenticator,
  confirmFirstCode,
  removeAuthenticator,
  replaceRecoveryCodes,
} from './switch-authenticator.ts'

/** Authenticator, recovery codes and passkeys of one's own account; what changes them asks for a confirmed session. */
export const secondFactorService = (deps: Deps) =>
  service(secondFactorContract, {
    'POST /api/account/authenticator': (_, { actor }) => beginAuthenticator(deps, requirePerson(actor)),
    'POST /api/account/authenticator/confirm': ({ body }, { actor }) =>
      confirmFirstCode(deps, requirePerson(actor), body.code),
    'DELETE /api/account/authenticator': async (_, { actor }) => {
      await removeAuthenticator(deps, requirePerson(actor))
      return undefined
    },
    'POST /api/account/recovery-codes': (_, { actor }) => replaceRecoveryCodes(deps, requirePerson(actor)),
    'GET /api/account/passkeys': (_, { actor }) => listPasskeys(deps, requirePerson(actor)),
    'POST /api/account/passkeys/options': (_, { actor, origin }) =>
      beginPasskey(deps, requirePerson(actor), placeOf(origin)),
    'POST /api/account/passkeys': async ({ body }, { actor, origin }) =>
      presentPasskey(await addPasskey(deps, requirePerson(actor), body, placeOf(origin))),
    'DELETE /api/account/passkeys/{id}': async ({ params }, { actor }) => {
      await removePasskey(deps, requirePerson(actor), params.id)
      return undefined
    },
    'POST /api/passkeys/options': (_, { origin, address }) => beginPasskeyLogin(deps, placeOf(origin), address),
    'POST /api/passkeys/login': ({ body }, caller) =>
      logInByPasskey(deps, body.answer, placeOf(caller.origin), { kept: body.keepLoggedIn ?? false, caller }),
  })
