import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { writtenText } from '../../../values/written-text.ts'
import { loggedIn } from '../contract.ts'

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

/** WebAuthn's own structures pass through as they are: their shape is the standard's. */
const webauthn = z.looseObject({})

/** Authenticator codes and passkeys. */
export const secondFactorContract = {
  'POST /api/account/authenticator': {
    summary: 'Begin with an authenticator: its secret, to be confirmed by a first code',
    access: 'signedIn',
    response: z.object({ secret: z.string(), uri: z.string(), /** SVG. */ qr: z.string() }),
    secretAnswer: true,
    failures: ['confirmation_required', 'authenticator_exists'],
  },
  'POST /api/account/authenticator/confirm': {
    summary: 'Switch the second factor on; answers ten recovery codes, shown this once',
    access: 'signedIn',
    body: z.strictObject({ code: writtenText(10).min(6) }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    secretAnswer: true,
    failures: ['confirmation_required', 'second_factor_wrong', 'rate_limited'],
  },
  'DELETE /api/account/authenticator': {
    summary: 'Switch the second factor off',
    access: 'signedIn',
    status: 204,
    failures: ['confirmation_required'],
  },
  'POST /api/account/recovery-codes': {
    summary: 'Ten new recovery codes; the old ones are void',
    access: 'signedIn',
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    secretAnswer: true,
    failures: ['confirmation_required', 'second_factor_off'],
  },
  'GET /api/account/passkeys': {
    summary: 'The own passkeys',
    access: 'signedIn',
    response: z.object({ passkeys: z.array(passkeyView) }),
  },
  'POST /api/account/passkeys/options': {
    summary: 'Begin with a new passkey: what the browser needs to make one',
    access: 'signedIn',
    response: webauthn,
    secretAnswer: true,
    failures: ['confirmation_required'],
  },
  'POST /api/account/passkeys': {
    summary: 'Keep a new passkey',
    access: 'signedIn',
    body: z.strictObject({ name: writtenText(60).min(1), answer: webauthn }),
    response: passkeyView,
    status: 201,
    failures: ['confirmation_required', 'passkey_refused', 'too_many_passkeys'],
  },
  'DELETE /api/account/passkeys/{id}': {
    summary: 'Remove a passkey',
    access: 'signedIn',
    params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{8,400}$/) }),
    status: 204,
    failures: ['confirmation_required', 'passkey_not_found'],
  },
  'POST /api/passkeys/options': {
    summary: 'Begin to log in with a passkey',
    access: 'public',
    response: webauthn,
    secretAnswer: true,
    failures: ['rate_limited'],
  },
  'POST /api/passkeys/login': {
    summary: 'Log in with a passkey: needs neither password nor code',
    access: 'public',
    body: z.strictObject({ answer: webauthn, keepLoggedIn: z.boolean().optional() }),
    response: loggedIn,
    secretAnswer: true,
    failures: ['passkey_refused', 'rate_limited'],
  },
} as const satisfies Contract
