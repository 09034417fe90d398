import { Link } from 'react-router'
import type { PublicSettings } from '../../../domains/settings/contract.ts'
import { type LocalText, pickText } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PriceLine } from '../../ui/price.tsx'
import { CategoryIcon } from '../categories/category-icon.tsx'
import { ProductName } from '../product-card/product-name.tsx'
import type { ShownOf } from './load-start.ts'

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
          <p className="mt-6 flex flex-wrap items-center gap-2 text-sm">
            <span className="text-muted">{t('forExample')}</span>
            {EXAMPLES.map((key) => (
              <Link
                key={key}
                to={`/catalog?q=${encodeURIComponent(t(key))}`}
                className="rounded-full border border-edge bg-surface px-3.5 py-1.5 hover:border-ink"
              >
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
            {collage.map((offer, index) => (
              <li key={offer.id} className={index > 1 ? 'hidden sm:block' : ''}>
                <Link
                  to={`/products/${offer.id}`}
                  className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface hover:border-ink"
                >
                  <Picture
                    imageKey={offer.imageKey}
                    alt=""
                    sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 23vw, 46vw"
                    priority={index < 2}
                    className="rounded-none"
                  />
                  <span className="flex flex-1 flex-col justify-between gap-1 p-3">
                    <span className="line-clamp-2 text-muted text-xs group-hover:underline">
                      <ProductName title={offer.title} />
                    </span>
                    <PriceLine amount={offer.price} currency={offer.currency} from={offer.from} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
