import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { LOCALES } from '../../values/locale.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import { isPhone } from '../../values/phone.ts'
import { STAFF_ROLES } from '../../values/staff.ts'
import { writtenText } from '../../values/written-text.ts'
import { PASSWORD_MIN } from './rules/password-rules.ts'

export const PERMISSIONS = ['buyer', 'seller', 'admin'] as const
/** What people say of themselves (T03); whether the account is open is another matter. */
export const PRESENCES = ['available', 'busy', 'away'] as const
export const ACCOUNT_STATUSES = ['pending', 'active', 'suspended', 'deleted'] as const
/** Pictures anybody may take instead of an own one. */
export const AVATAR_PRESETS = [
  'preset-1',
  'preset-2',
  'preset-3',
  'preset-4',
  'preset-5',
  'preset-6',
  'preset-7',
  'preset-8',
] as const
export const AVATAR_MAX_BYTES = 4 * MEGABYTE
/** A code from the mail is refused after so many wrong tries; a new one has to be asked for. */
export const CODE_ATTEMPTS = 5

/** The person behind a token, as the specification names its fields. */
export const accountUser = z.object({
  _id: z.string(),
  companyId: z.string().nullable(),
  firstName: z.string(),
  permissions: z.enum(PERMISSIONS),
  /** Of operators alone: what they may do. */
  staffRole: z.enum(STAFF_ROLES).optional(),
})
export type AccountUser = z.infer<typeof accountUser>

const password = z.string().min(PASSWORD_MIN).max(200)
const name = writtenText(80).min(1)
export const username = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]{1,28}[A-Za-z0-9])$/)
export const phone = z.string().trim().max(20).refine(isPhone)
const token = z.string().min(20).max(200)
export const message = z.object({ message: z.string() })

/** Fields it does not know are passed over: programs that fill in forms send what they have. */
export const registration = z.object({
  username,
  email: z.email().max(200),
  password,
  firstName: name,
  lastName: name,
  phone,
  /** Anything but true is refused with `privacy_policy_required` (V03). */
  acceptPrivacyPolicy: z.boolean(),
  locale: z.enum(LOCALES).optional(),
})
export type Registration = z.infer<typeof registration>

/** `ConfirmationCode`: an opaque handle when the code travels by mail; the code itself in a demo without mail. */
export const registered = z.object({
  username: z.object({ username: z.string(), ConfirmationCode: z.string() }),
})

/** What a log-in answers. `tokenUser` is the bearer token of all later calls. */
export const loggedIn = z.object({ tokenUser: z.string(), user: accountUser })

/** The calls of the specification, section 7 (A01–A10); the tenth, `DELETE /api/users/delete`, is bound by privacy. */
export const usersContract = {
  'GET /api/users/status': {
    summary: 'Whether the bearer token is logged in, and whose it is',
    access: 'signedIn',
    response: z.object({ isLoggedIn: z.boolean(), user: accountUser }),
    failures: ['unauthorized'],
  },
  'POST /api/users/login': {
    summary: 'Log in with e-mail (or username) and password',
    access: 'public',
    body: z.strictObject({
      /** E-mail address or username; `username` is another name of the same field. */
      email: z.string().trim().min(1).max(200).optional(),
      username: z.string().trim().min(1).max(200).optional(),
      password: z.string().min(1).max(200),
      /** Second factor: a code of the authenticator or a recovery code; asked for with `second_factor_required`. */
      code: z.string().trim().max(40).optional(),
      /** The session lasts 30 days instead of 12 hours. */
      keepLoggedIn: z.boolean().optional(),
    }),
    response: loggedIn,
    secretAnswer: true,
    failures: [
      'Error_login_info',
      'second_factor_required',
      'second_factor_wrong',
      'account_unverified',
      'rate_limited',
    ],
  },
  'POST /api/users/register': {
    summary: 'Create an account; it works after its verification',
    access: 'public',
    body: registration,
    response: registered,
    secretAnswer: true,
    failures: [
      'account_exist',
      'username_taken',
      'password_weak',
      'privacy_policy_required',
      'registration_closed',
      'market_being_prepared',
      'rate_limited',
    ],
  },
  'POST /api/users/verify': {
    summary: 'Verify a new account by the code from the mail',
    access: 'public',
    body: z.strictObject({
      username: z.string().trim().min(1).max(200),
      confirmationCode: z.string().trim().min(1).max(200),
      password: z.string().min(1).max(200),
    }),
    response: z.object({ user: accountUser }),
    secretAnswer: true,
    failures: ['invalid_code', 'code_expired', 'rate_limited'],
  },
  'POST /api/users/verify-reset-code': {
    summary: 'Whether a code from a password mail is still good',
    access: 'public',
    body: z.strictObject({ confirmationCode: writtenText(200).min(1) }),
    response: z.object({ valid: z.literal(true), expiresAt: z.string() }),
    secretAnswer: true,
    failures: ['invalid_code', 'rate_limited'],
  },
  'POST /api/users/recover-password': {
    summary: 'Send a link for a new password; the answer is the same whether the address is known or not',
    access: 'public',
    body: z.strictObject({ email: z.email().max(200) }),
    response: message,
    failures: ['mail_unavailable', 'rate_limited'],
  },
  'POST /api/users/reset-password': {
    summary: 'Set a new password with the token from the mail; ends every session of the account',
    access: 'public',
    body: z.strictObject({ token, newPassword: password }),
    response: message,
    secretAnswer: true,
    failures: ['reset_password_failed', 'password_weak', 'rate_limited'],
  },
  'POST /api/users/reset-avatar': {
    summary: 'Choose another avatar; the token is the session token of the person',
    access: 'public',
    body: z.strictObject({
      token,
      /** A preset (`preset-1` …) or the name of an uploaded picture of one's own. */
      AvatarLogin: z.string().min(1).max(120),
    }),
    response: message,
    secretAnswer: true,
    failures: ['reset_avatar_failed', 'rate_limited'],
  },
  'PATCH /api/users/update': {
    summary: 'Say whether one is available',
    access: 'signedIn',
    body: z.strictObject({ status: z.enum(PRESENCES) }),
    response: message,
  },
} as const satisfies Contract

export const profile = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  /** A new address that waits for its confirmation at both addresses. */
  pendingEmail: z.object({ email: z.string(), confirmedOld: z.boolean(), confirmedNew: z.boolean() }).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  locale: z.enum(LOCALES),
  permissions: z.enum(PERMISSIONS),
  companyId: z.string().nullable(),
  Status: z.enum(PRESENCES),
  AvatarLogin: z.string(),
  registeredAt: z.string(),
  /** False for an account that has only passkeys or came without one. */
  hasPassword: z.boolean(),
  secondFactor: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int() }),
})
export type Profile = z.infer<typeof profile>

export const sessionView = z.object({
  id: z.string(),
  current: z.boolean(),
  /** Browser and system, as far as they can be told (`Firefox · Windows`). */
  device: z.string(),
  /** Network without its last part (`203.0.113.x`). */
  network: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
})

/** What people do about themselves. */
export const accountContract = {
  'POST /api/account/resend-code': {
    summary: 'Send the verification code again; the answer is the same whether the account exists or not',
    access: 'public',
    body: z.strictObject({ username: writtenText(200).min(1) }),
    response: registered,
    secretAnswer: true,
    failures: ['mail_unavailable', 'rate_limited'],
  },
  'POST /api/account/logout': { summary: 'End this session', access: 'signedIn', status: 204 },
  'GET /api/account': { summary: 'The own account', access: 'signedIn', response: profile },
  'PUT /api/account': {
    summary: 'Change the own data',
    access: 'signedIn',
    body: z.strictObject({ username, firstName: name, lastName: name, phone, locale: z.enum(LOCALES) }),
    response: profile,
    failures: ['username_taken'],
  },
  'POST /api/account/confirm-password': {
    summary: 'Prove the password once more: opens what only its owner may do, for ten minutes',
    access: 'signedIn',
    body: z.strictObject({ password: z.string().min(1).max(200) }),
    status: 204,
    secretAnswer: true,
    failures: ['password_wrong', 'rate_limited'],
  },
  'PUT /api/account/password': {
    summary: 'Change the password; ends every other session',
    access: 'signedIn',
    body: z.strictObject({ currentPassword: z.string().min(1).max(200), newPassword: password }),
    response: message,
    secretAnswer: true,
    failures: ['password_wrong', 'password_weak', 'rate_limited'],
  },
  'POST /api/account/email': {
    summary: 'Ask for another e-mail address; both addresses get a mail to confirm it',
    access: 'signedIn',
    body: z.strictObject({ email: z.email().max(200) }),
    response: profile,
    failures: ['confirmation_required', 'mail_unavailable', 'rate_limited'],
  },
  'DELETE /api/account/email': {
    summary: 'Give up the change of address',
    access: 'signedIn',
    response: profile,
  },
  'POST /api/account/email/confirm': {
    summary: 'Confirm a change of address by the token of one of the two mails',
    access: 'public',
    body: z.strictObject({ token }),
    response: z.object({ changed: z.boolean(), waitingFor: z.enum(['old', 'new']).nullable() }),
    secretAnswer: true,
    failures: ['email_token_invalid', 'account_exist', 'rate_limited'],
  },
  'GET /api/account/sessions': {
    summary: 'Where one is logged in',
    access: 'signedIn',
    response: z.object({ sessions: z.array(sessionView) }),
  },
  'DELETE /api/account/sessions/{id}': {
    summary: 'End one of the own sessions',
    access: 'signedIn',
    params: z.object({ id: z.uuid() }),
    status: 204,
    failures: ['session_not_found'],
  },
  'DELETE /api/account/sessions': { summary: 'End all other sessions', access: 'signedIn', status: 204 },
  'PUT /api/account/avatar': {
    summary: 'Upload an own avatar, cut to a square: x, y and size in parts of the shorter side',
    access: 'signedIn',
    query: z.object({
      /** Left and upper edge of the square and its side, as parts (0–1) of width, height and the shorter side. */
      x: z.coerce.number().min(0).max(1).default(0),
      y: z.coerce.number().min(0).max(1).default(0),
      size: z.coerce.number().min(0.05).max(1).default(1),
    }),
    upload: { maxBytes: AVATAR_MAX_BYTES },
    response: z.object({ AvatarLogin: z.string() }),
    failures: ['file_too_large', 'not_a_picture', 'picture_too_big', 'rate_limited'],
  },
} as const satisfies Contract
