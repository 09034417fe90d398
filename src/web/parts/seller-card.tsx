import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { PublicCompany } from '../../domains/companies/contract.ts'
import type { ShortRating } from '../../domains/ratings/contract.ts'
import { dateFormat } from '../../values/dates.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { Panel } from '../ui/panel.tsx'
import { RatingLine } from './reviews/rating-line.tsx'

type Props = {
  company: Omit<PublicCompany, 'about'>
  /** How who bought from it rates it, for pages that do not say so elsewhere. */
  rating?: ShortRating | undefined
  /** Further numbers, for pages that have words for them. */
  more?: readonly { name: string; value: string }[]
}

/** The trader behind an offer: everything the law wants beside it. */
export function SellerCard({ company, rating, more = [] }: Props) {
  const t = useTexts('shell')
  const locale = useLocale()
  const since = dateFormat(locale, { year: 'numeric', month: 'long' })
  return (
    <Panel title={t('soldBy')}>
      <p className="text-base font-semibold">
        <Link to={`/company/${company.id}`} className="hover:underline">
          {company.name}
        </Link>
      </p>
      <p className="mt-0.5 text-xs text-muted">
        {t('trader')} · {t('sellsSince', { date: since.format(new Date(company.since)) })}
      </p>
      {rating && <RatingLine rating={rating} at={`/company/${company.id}`} />}
      {company.holiday?.now && (
        <p className="mt-2 font-medium text-sm text-warning">
          {t('onHoliday', {
            date: dateFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(company.holiday.until)),
          })}
        </p>
      )}
      <address className="mt-3 text-sm not-italic">
        {company.street}, {company.postalCode} {company.city}
        <br />
        {t('phone')}:{' '}
        <a href={`tel:${company.phone.replace(/\s/g, '')}`} className="text-link">
          {company.phone}
        </a>
        <br />
        {t('email')}:{' '}
        <a href={`mailto:${company.email}`} className="text-link">
          {company.email}
        </a>
        <br />
        {t('taxId')}: <span className="numbers">{company.taxId}</span>
        {company.registerNumber && (
          <>
            <br />
            {t('registerNumber')}:{' '}
            <span className="numbers">
              {company.registerName} {company.registerNumber}
            </span>
          </>
        )}
        {company.bdoNumber && (
          <span className="block">
            BDO: <span className="numbers">{company.bdoNumber}</span>
          </span>
        )}
        {more.map(({ name, value }) => (
          <span key={name} className="block">
            {name}: <span className="numbers">{value}</span>
          </span>
        ))}
      </address>
      {company.selfCertified && (
        <p className="mt-3 flex gap-2 text-xs text-muted">
          <BadgeCheck className="size-4 shrink-0 text-good" aria-hidden="true" />
          {t('selfCertified')}
        </p>
      )}
      <p className="mt-3 text-sm">
        <Link to={`/catalog?seller=${company.id}`} className="text-link">
          {t('sellerOffers')}
        </Link>
      </p>
    </Panel>
  )
}
