import { useLocation, useSearchParams } from 'react-router'
import { rowOf } from '../../describe-page.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { nextPath } from '../../session/next-path.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoginForm } from './auth/login-form.tsx'

/** R04: log in. `next`: the page that wanted it; `ended`: a session has run out. */
export default function AuthScreen() {
  const t = useTexts('account')
  const shell = useTexts('shell')
  const [params] = useSearchParams()
  const { state } = useLocation() as { state: { login?: string } | null }
  const next = nextPath(params.get('next'))
  const ended = params.get('ended') === '1'
  const openToAll = rowOf(next?.split(/[?#]/)[0] ?? '/').access === 'public'
  return (
    <NarrowPage
      title={t('authTitle')}
      foot={
        <>
          <FootLink
            question={t('noAccount')}
            to={next ? `/register?next=${encodeURIComponent(next)}` : '/register'}
            label={t('toRegister')}
          />
          <FootLink question={shell('guestBought')} to="/find-order" label={shell('findOrder')} />
          <FootLink question={t('sellerQuestion')} to="/registercompany" label={t('toRegisterCompany')} />
        </>
      }
    >
      {ended ? (
        <Notice tone="warning">{t('sessionEnded')}</Notice>
      ) : (
        next && !openToAll && <Notice>{t('signInFirst')}</Notice>
      )}
      <LoginForm login={state?.login ?? ''} next={next} />
      {ended && openToAll && <FootLink to={next ?? '/'} label={t('goOnAsGuest')} />}
    </NarrowPage>
  )
}
