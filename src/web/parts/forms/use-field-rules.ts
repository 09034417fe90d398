import { PASSWORD_MIN } from '../../../domains/accounts/rules/password-rules.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { isEmail, isPhone, isUsername } from './field-rules.ts'

/** Rules for `register()`, worded in the page's language. Blank is the same as empty (V01). */
export function useFieldRules() {
  const t = useTexts('account')
  const notices = useTexts('notices')
  const filled = (also: (text: string) => string | true = () => true) => ({
    validate: (text: string) => (text.trim() === '' ? notices('required') : also(text)),
  })
  return {
    required: filled(),
    email: filled((text) => isEmail(text) || notices('invalidEmail')),
    username: filled((text) => isUsername(text) || t('usernameInvalid')),
    phone: filled((text) => isPhone(text) || t('phoneInvalid')),
    newPassword: filled((text) => text.length >= PASSWORD_MIN || t('passwordShort', { minimum: PASSWORD_MIN })),
    /** V02 V04. */
    repeated: (password: () => string) => filled((text) => text === password() || t('passwordsDiffer')),
    /** V03. */
    privacy: { validate: (accepted: boolean) => accepted || t('privacyRequired') },
  }
}
