import { useSearchParams } from 'react-router'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { RegistrationClosed } from '../../parts/sign-in/registration-closed.tsx'
import { useMailMissing } from '../../parts/sign-in/use-mail-missing.ts'
import { logInPath } from '../../session/log-in-path.ts'
import { nextPath } from '../../session/next-path.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { RegisterForm } from './register/register-form.tsx'

/** R02: an account for buying; companies register elsewhere (R03). */
export default function RegisterScreen() {
  const t = useTexts('account')
  const [params] = useSearchParams()
  const closed = useMailMissing()
  const next = nextPath(params.get('next'))
  return (
    <NarrowPage
      wide
      title={t('registerTitle')}
      intro={closed ? undefined : t('registerIntro')}
      foot={
        <>
          <FootLink question={t('haveAccount')} to={logInPath(next ?? '/')} label={t('toLogin')} />
          <FootLink question={t('sellerQuestion')} to="/registercompany" label={t('toRegisterCompany')} />
        </>
      }
    >
      {closed ? <RegistrationClosed /> : <RegisterForm next={next} />}
    </NarrowPage>
  )
}
