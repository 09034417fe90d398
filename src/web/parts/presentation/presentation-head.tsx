import type { CSSProperties } from 'react'
import type { PresentationBody } from '../../../domains/branding/contract.ts'
import { paletteStyle } from '../../../values/palette.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CategoryIcon } from '../categories/category-icon.tsx'
import { presented } from './presented.ts'

type Props = {
  presentation: PresentationBody & { headerImageKey: string | null }
  company: { id: number; shortName: string; photoKey: string | null; city: string }
}

/** E14: picture, text, banner and colour of a seller; without a picture a calm ground in the seller's colour. */
export function PresentationHead({ presentation, company }: Props) {
  const t = useTexts('catalog')
  const locale = useLocale()
  const { headerImageKey, bannerIcon, language, accent } = presentation
  const header = presented(presentation.headerText, locale, language)
  const banner = presented(presentation.bannerText, locale, language)
  return (
    <section className="border-line border-b bg-accent-soft" style={paletteStyle(accent) as CSSProperties}>
      <div className="page-width grid items-center gap-x-14 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          <p className="flex items-center gap-3 text-sm">
            {company.photoKey && (
              <Picture
                imageKey={company.photoKey}
                alt=""
                width={1}
                height={1}
                sizes="3rem"
                className="w-12! shrink-0"
              />
            )}
            <span>
              {header && <span className="block font-semibold">{company.shortName}</span>}
              <span className="block text-muted">{company.city}</span>
            </span>
          </p>
          <h1 lang={header?.lang} className="mt-4 max-w-[22ch] break-words text-3xl sm:text-4xl">
            {header?.text ?? company.shortName}
          </h1>
          {banner && (
            <p className="mt-4 flex max-w-text gap-3 text-lg">
              <CategoryIcon name={bannerIcon} className="mt-1 size-5 shrink-0 text-accent" />
              <span lang={banner.lang} className="min-w-0 whitespace-pre-line break-words">
                {banner.text}
              </span>
            </p>
          )}
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton to={`/catalog?seller=${company.id}`}>{t('presentationOffers')}</LinkButton>
            <LinkButton to={`/company/${company.id}`} variant="secondary">
              {t('presentationCompany')}
            </LinkButton>
          </div>
        </div>
        {headerImageKey && (
          <Picture
            imageKey={headerImageKey}
            alt=""
            width={4}
            height={3}
            sizes="(min-width: 64rem) 36rem, 100vw"
            priority
            className="rounded-lg"
          />
        )}
      </div>
    </section>
  )
}
