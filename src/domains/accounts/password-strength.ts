import { invalidField } from '../../values/failure.ts'
import { estimatePassword } from './rules/estimate-password.ts'
import { PASSWORD_SCORE } from './rules/password-rules.ts'

/** Refuses a password that is easy to guess with `password_weak`. `about`: what is known of the person. */
export async function requireStrongPassword(
  password: string,
  about: readonly string[],
  field = 'password',
): Promise<void> {
  if ((await estimatePassword(password, about)) < PASSWORD_SCORE) throw invalidField(field, 'password_weak')
}
