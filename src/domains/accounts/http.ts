import { translateFailure } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { usersContract } from './contract.ts'
import { logIn } from './log-in.ts'
import { resetAvatar } from './own-account/avatars.ts'
import { changePresence } from './own-account/change-profile.ts'
import { readStatus } from './read-status.ts'
import { recoverPassword } from './recovery/recover-password.ts'
import { resetPassword, verifyResetCode } from './recovery/reset-password.ts'
import { register } from './signing-up/register.ts'
import { verifyAccount } from './signing-up/verify-account.ts'

/** Nine of the ten calls of the specification; the tenth needs what lies above accounts. */
export const accountsService = (deps: Deps) =>
  service(usersContract, {
    'GET /api/users/status': async (_, { actor }) => readStatus(actor),
    'POST /api/users/login': ({ body }, call) => logIn(deps, body, call),
    'POST /api/users/register': ({ body }, call) => register(deps, body, call),
    'POST /api/users/verify': ({ body }, call) => verifyAccount(deps, body, call),
    'POST /api/users/verify-reset-code': ({ body }, { address }) =>
      verifyResetCode(deps, body.confirmationCode, address),
    'POST /api/users/recover-password': async ({ body }, call) => {
      await recoverPassword(deps, body.email, call)
      return { message: translateFailure(call.locale, 'recorver_send') }
    },
    'POST /api/users/reset-password': async ({ body }, call) => {
      await resetPassword(deps, body, call)
      return { message: translateFailure(call.locale, 'reset_password_success') }
    },
    'POST /api/users/reset-avatar': async ({ body }, { locale, address }) => {
      await resetAvatar(deps, body, address)
      return { message: translateFailure(locale, 'reset_avatar_success') }
    },
    'PATCH /api/users/update': async ({ body }, { actor, locale }) => {
      await changePresence(deps, actor, body.status)
      return { message: translateFailure(locale, 'update_status_success') }
    },
  })
