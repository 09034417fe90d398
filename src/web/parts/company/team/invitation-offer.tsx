import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dateFormat } from '../../../../values/dates.ts'
import { type ApiOutput, ApiProblem } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { logInPath } from '../../../session/log-in-path.ts'
import { useSession } from '../../../session/session.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { useSending } from '../../account/use-sending.ts'
import { enterCompany } from '../enter-company.ts'
import { InvalidInvitation } from './invalid-invitation.tsx'

export type Offer = ApiOutput<'GET /api/invitations/{token}'>

/** What is offered; accepted by whoever is logged in with the invited address. */
export function InvitationOffer({ token, offer }: { token: string; offer: Offer }) {
  const t = useTexts('team')
  const locale = useLocale()
  const signedIn = useSession() !== null
  const navigate = useNavigate()
  const { busy, send } = useSending()
  const [refused, setRefused] = useState<'other' | 'invalid' | null>(null)
  const { company, role, email, expiresAt } = offer
  const accept = () =>
    send(async () => {
      try {
        const { companyId } = await api('POST /api/invitations/{token}/accept', { params: { token } })
        notify('good', t('accepted', { company }))
        await navigate(enterCompany(companyId), { replace: true })
      } catch (error) {
        const code = error instanceof ApiProblem ? error.code : ''
        if (code === 'invitation_for_other') setRefused('other')
        else if (code === 'invitation_not_found') setRefused('invalid')
        else showFailure(error, locale)
      }
    })
  if (refused === 'invalid') return <InvalidInvitation />
  const until = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(expiresAt))
  const back = `/invitation?token=${token}`
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      <h1 className="text-3xl">{t('invitationTitle')}</h1>
      <p className="mt-3 break-words text-lg">{t('invitationText', { company })}</p>
      <div className="mt-6">
        <Facts
          items={[
            { name: t('invitationRole'), value: t(`role_${role}`) },
            { name: t('invitationFor'), value: <span className="break-all">{email}</span> },
            { name: t('invitationUntil'), value: until },
          ]}
        />
      </div>
      {refused === 'other' && (
        <Notice tone="warning" live className="mt-6" title={t('wrongAccountTitle')}>
          <p>{t('wrongAccountText', { email })}</p>
          <LinkButton to="/account" variant="secondary" className="mt-3">
            {t('toAccount')}
          </LinkButton>
        </Notice>
      )}
      {signedIn ? (
        <Button size="lg" className="mt-8" busy={busy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      ) : (
        <>
          <p className="mt-6">{t('invitationLogIn', { email })}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={logInPath(back)} size="lg">
              {t('logIn')}
            </LinkButton>
            <LinkButton to={`/register?next=${encodeURIComponent(back)}`} size="lg" variant="secondary">
              {t('signUp')}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  )
}
