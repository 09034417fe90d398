import type { Owner } from '../../../../domains/settings/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Email } from '../../../ui/email.tsx'

/** Where the operator is reached. */
export function ContactPoint({ owner, title, text }: { owner: Owner; title: string; text: string }) {
  const t = useTexts('messages')
  const { name, street, postalCode, city, email, phone } = owner
  return (
    <section className="border-line border-t pt-4">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 text-muted text-sm">{text}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm [&_dt]:text-muted">
        <dt>{t('email')}</dt>
        <dd className="wrap-anywhere">
          <a href={`mailto:${email}`} className="text-link inline-flex min-h-8 items-center">
            <Email of={email} />
          </a>
        </dd>
        <dt>{t('phone')}</dt>
        <dd>
          <a
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            className="text-link numbers inline-flex min-h-8 items-center"
          >
            {phone}
          </a>
        </dd>
        <dt>{t('address')}</dt>
        <dd>
          {name}
          <br />
          {street}
          <br />
          {postalCode} {city}
        </dd>
      </dl>
    </section>
  )
}
