import { useState } from 'react'
import { TOPICS, type Topic } from '../../../../domains/messages/rules/bounds.ts'
import { api } from '../../../browser-api.ts'
import { Composer } from '../../../parts/messages/composer.tsx'
import { useSignedIn } from '../../../session/current-session.ts'
import { logInPath } from '../../../session/log-in-path.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

/** V12: only who is logged in writes; others are told so, and where to log in. The server asks again. */
export function ContactForm() {
  const t = useTexts('messages')
  const isSignedIn = useSignedIn()
  const [topic, setTopic] = useState<Topic>('order')
  const [sentTo, setSentTo] = useState<number>()
  return (
    <section aria-labelledby="contact" className="mt-8 flex flex-col gap-4">
      <h2 id="contact" className="text-xl">
        {t('contactForm')}
      </h2>
      {!isSignedIn && (
        <Notice tone="warning" title={t('contactLogIn')}>
          <p>{t('contactLogInText')}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <LinkButton to={logInPath('/contact')}>{t('logIn')}</LinkButton>
            <LinkButton to="/register" variant="secondary">
              {t('register')}
            </LinkButton>
          </div>
        </Notice>
      )}
      {isSignedIn && sentTo !== undefined && (
        <Notice tone="good" live title={t('contactSent')}>
          <LinkButton className="mt-3" to={`/messages?c=${sentTo}`} variant="secondary">
            {t('contactOpen')}
          </LinkButton>
        </Notice>
      )}
      {isSignedIn && sentTo === undefined && (
        <Composer
          before={
            <SelectField
              label={t('contactTopic')}
              value={topic}
              options={TOPICS.map((value) => ({ value, label: t(`topic_${value}`) }))}
              onChange={({ target }) => setTopic(TOPICS.find((one) => one === target.value) ?? 'else')}
            />
          }
          send={async (written, idempotencyKey) => {
            const body = { about: { topic }, ...written }
            const { id } = await api('POST /api/inboxes/{inbox}/conversations', {
              ...{ params: { inbox: 'own' }, body, idempotencyKey },
            })
            setSentTo(id)
          }}
        />
      )}
    </section>
  )
}
