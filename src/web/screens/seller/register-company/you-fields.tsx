import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import {
  LoginFields,
  PersonFields,
  PrivacyField,
  type RegisterValues,
} from '../../../parts/sign-in/register-fields.tsx'
import { logInPath } from '../../../session/log-in-path.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

/** The person who registers: the same as without a company (R02). */
export function YouFields({ form }: { form: UseFormReturn<RegisterValues> }) {
  const t = useTexts('companyForm')
  return (
    <div className="flex flex-col gap-8">
      <p className="text-sm">
        {t('haveAccount')}{' '}
        <Link to={logInPath('/registercompany')} className="text-link">
          {t('logIn')}
        </Link>
      </p>
      <PersonFields form={form} />
      <LoginFields form={form} />
      <PrivacyField form={form} />
    </div>
  )
}
