import type { accountErrors as master } from '../pl-PL/errors-account.ts'
import type { Same } from '../shape.ts'

/** Failures around accounts, addresses and mail. */
export const accountErrors: Same<typeof master> = {
  username_taken: 'This username is taken',
  password_weak: 'This password is easy to guess. Choose a longer or less obvious one.',
  password_wrong: 'The password is wrong',
  second_factor_required: 'Enter the code from your authenticator app',
  second_factor_wrong: 'This code is wrong or already used',
  second_factor_off: 'The second factor is not switched on',
  authenticator_exists: 'An authenticator app is connected already',
  account_unverified: 'The account is not verified yet. Enter the code from the mail.',
  confirmation_required: 'Confirm this with your password',
  too_many_notes: 'There are already {{count}} notes about this person, which is the most',
  operator_second_factor: 'Running the market needs a second factor. Set it up in your account, under “Security”.',
  code_expired: 'The code has expired. Ask for a new one.',
  email_token_invalid: 'This link is wrong or has expired',
  session_not_found: 'There is no such session',
  passkey_refused: 'The passkey was not accepted. Try again.',
  passkey_not_found: 'There is no such passkey',
  too_many_passkeys: 'You have as many passkeys as there may be. Remove one first.',
  user_not_found: 'There is no such user',
  last_operator: 'This is the last operator: appoint another one first',
  status_conflict: 'This cannot be done in the present state. Reload the page.',
  not_a_picture: 'This is not a JPEG, PNG, WebP or AVIF picture',
  picture_too_big: 'The picture has too many pixels',
  too_many_addresses: 'You can keep at most 20 entries. Remove one first.',
  address_not_found: 'There is no such entry',
  mail_not_found: 'There is no such mail',
  mail_erased: 'What this mail said has been erased',
  mail_not_configured: 'No mail server is configured',
}
