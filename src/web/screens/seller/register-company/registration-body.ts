import type { Locale } from '../../../../values/locale.ts'
import type { ApiInput } from '../../../api-types.ts'
import { bodyOf } from '../../../parts/company/company-draft.ts'
import type { RegisterValues } from '../../../parts/sign-in/register-fields.tsx'
import type { RegistrationDraft } from './draft.ts'

type Body = NonNullable<ApiInput<'POST /api/company-registrations'>['body']>

/** What is sent. `person`: null for who is signed in, known by the token. */
export function registrationBody(
  { company, photoKey }: Pick<RegistrationDraft, 'company' | 'photoKey'>,
  person: RegisterValues | null,
  acceptSellerTerms: boolean,
  locale: Locale,
): Body {
  const { repeated: _, ...told } = person ?? { repeated: '' }
  return {
    ...(person && { person: { ...(told as Omit<RegisterValues, 'repeated'>), locale } }),
    company: bodyOf(company),
    photoKey,
    acceptSellerTerms,
  }
}
