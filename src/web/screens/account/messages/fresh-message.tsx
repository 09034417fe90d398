import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../../browser-api.ts'
import { Composer } from '../../../parts/messages/composer.tsx'
import { useNames } from '../../../parts/messages/names.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import type { About } from './load-messages.ts'

/** The first message about a product or an order. */
export function FreshMessage({ inbox, about }: { inbox: string; about: About }) {
  const t = useTexts('messages')
  const { nameOf, subjectOf } = useNames()
  const navigate = useNavigate()
  const [chosen] = useSearchParams()
  return (
    <section aria-labelledby="fresh" className="flex flex-col gap-4">
      <header>
        <h2 id="fresh" className="text-lg">
          {t('ask')}
        </h2>
        <p className="wrap-anywhere text-sm">{t('askTo', { name: nameOf(about) })}</p>
        <p className="wrap-anywhere text-muted text-sm">{t('askAbout', { subject: subjectOf(about) })}</p>
      </header>
      <Composer
        send={async (written, idempotencyKey) => {
          const body = { about: about.asked, ...written }
          const { id } = await api('POST /api/inboxes/{inbox}/conversations', {
            params: { inbox },
            body,
            idempotencyKey,
          })
          notify('good', t('sent'))
          const query = new URLSearchParams(chosen)
          query.delete('about')
          query.set('c', String(id))
          await navigate(`?${query}`, { replace: true })
        }}
      />
    </section>
  )
}
