import { Link } from 'react-router'
import type { PublicSettings } from '../../../domains/settings/contract.ts'
import { type LocalText, pickText } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CategoryIcon } from '../categories/category-icon.tsx'
import type { ShownOf } from './load-start.ts'
import { StartSearch } from './start-search.tsx'

type Props = { settings: PublicSettings | undefined } & Pick<ShownOf<'hero'>, 'title' | 'text' | 'collage'>

const EXAMPLES = ['example1', 'example2', 'example3', 'example4'] as const

/** R01: text, banner and picture from the configuration, unless the block has words of its own; without a picture, goods that are on sale now. */
export function Hero({ settings, title, text, collage }: Props) {
  const t = useTexts('catalog')
  const locale = useLocale()
  const imageKey = settings?.headerImageKey
  return (
    <section className="border-line border-b bg-sunken">
      <div className="page-width grid items-center gap-x-14 gap-y-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h1 className="max-w-[18ch] text-3xl sm:text-4xl">
            {title ?? (settings ? pickText(settings.headerText as LocalText, locale) : t('title'))}
          </h1>
          {settings && (
            <p className="mt-4 flex max-w-text gap-3 text-lg text-muted">
              <CategoryIcon name={settings.bannerIcon} className="mt-1 size-5 shrink-0 text-accent" />
              <span>{text ?? pickText(settings.bannerText as LocalText, locale)}</span>
            </p>
          )}
          <StartSearch />
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <span className="text-muted">{t('forExample')}</span>
            {EXAMPLES.map((key) => (
              <Link key={key} to={`/catalog?q=${encodeURIComponent(t(key))}`} className="py-1 text-link">
                {t(key)}
              </Link>
            ))}
          </p>
        </div>
        {imageKey ? (
          <Picture
            imageKey={imageKey}
            alt=""
            width={4}
            height={3}
            sizes="(min-width: 64rem) 36rem, 100vw"
            priority
            className="rounded-lg"
          />
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2">
            {collage.map((image, index) => (
              <li key={image.key} className={index > 1 ? 'hidden sm:block' : ''}>
                <Link
                  to={`/products/${image.productId}`}
                  className="block overflow-hidden rounded-lg border border-line hover:border-ink"
                >
                  <Picture
                    imageKey={image.key}
                    alt={image.alt}
                    width={4}
                    height={3}
                    sizes="(min-width: 64rem) 18rem, 46vw"
                    priority={index < 2}
                    className="rounded-none"
                  />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
