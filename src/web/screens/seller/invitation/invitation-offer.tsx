import { dateFormat } from '../../../../values/dates.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { logInPath } from '../../../session/log-in-path.ts'
import { useSession } from '../../../session/session.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { InvalidInvitation } from './invalid-invitation.tsx'
import { useAccept } from './use-accept.ts'

export type Offer = ApiOutput<'GET /api/invitations/{token}'>

/** What is offered; accepted by whoever is logged in with the invited address. */
export function InvitationOffer({ token, offer }: { token: string; offer: Offer }) {
  const t = useTexts('team')
  const locale = useLocale()
  const signedIn = useSession() !== null
  const { refused, busy, accept } = useAccept(token, offer.company)
  const { company, role, email, expiresAt } = offer
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
      {signedIn && refused === null && (
        <Button size="lg" className="mt-8" busy={busy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      )}
      {!signedIn && (
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
