import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle, useSettings } from '../../use-root.ts'
import { ContactForm } from './contact/contact-form.tsx'
import { ContactPoint } from './contact/contact-point.tsx'

/** V12: how to reach who runs the market: by a message for whoever is logged in, and the points of contact that the law asks for. */
export default function ContactScreen() {
  const t = useTexts('messages')
  const title = usePageTitle()
  const owner = useSettings()?.owner
  return (
    <div className="page-width grid gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="max-w-text">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-muted">{t('contactIntro')}</p>
        <ContactForm />
      </div>
      {owner && (
        <div className="flex flex-col gap-8">
          <ContactPoint owner={owner} title={t('pointConsumers')} text={t('pointConsumersText')} />
          <ContactPoint owner={owner} title={t('pointAuthorities')} text={t('pointAuthoritiesText')} />
        </div>
      )}
    </div>
  )
}
