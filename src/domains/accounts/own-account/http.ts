import { translateFailure } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { accountContract } from '../contract.ts'
import { resendCode } from '../signing-up/resend-code.ts'
import { uploadAvatar } from './avatars.ts'
import { askForEmail, giveUpEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { confirmEmail } from './confirm-email.ts'
import { endOtherSessions, endSession, logOut, readSessions } from './own-sessions.ts'
import { confirmPassword } from './prove-password.ts'
import { readProfile } from './read-profile.ts'

/**
 * A person's own account: data, password, e-mail address, sessions, avatar, presence. All but the code of a new account ask for a
 * session.
 */
export const ownAccountService = (deps: Deps) =>
  service(accountContract, {
    'POST /api/account/resend-code': ({ body }, call) => resendCode(deps, body.username, call),
    'POST /api/account/logout': (_, { actor }) => logOut(deps, actor),
    'GET /api/account': (_, { actor }) => readProfile(deps, actor),
    'PUT /api/account': ({ body }, { actor }) => changeProfile(deps, actor, body),
    'POST /api/account/confirm-password': ({ body }, { actor }) => confirmPassword(deps, actor, body.password),
    'PUT /api/account/password': async ({ body }, { actor, locale, header }) => {
      await changePassword(deps, actor, body, { header })
      return { message: translateFailure(locale, 'reset_password_success') }
    },
    'POST /api/account/email': ({ body }, { actor, origin }) => askForEmail(deps, actor, { email: body.email, origin }),
    'DELETE /api/account/email': (_, { actor }) => giveUpEmail(deps, actor),
    'POST /api/account/email/confirm': ({ body }, { address }) => confirmEmail(deps, body.token, address),
    'GET /api/account/sessions': (_, { actor }) => readSessions(deps, actor),
    'DELETE /api/account/sessions/{id}': ({ params }, { actor }) => endSession(deps, actor, params.id),
    'DELETE /api/account/sessions': (_, { actor }) => endOtherSessions(deps, actor),
    'PUT /api/account/avatar': ({ file, query }, { actor }) => uploadAvatar(deps, actor, { file, crop: query }),
  })
