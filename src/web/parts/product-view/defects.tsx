import type { Translate } from '../../texts/registry.ts'
import { Picture } from '../../ui/picture.tsx'
import { pictureUrl } from '../../ui/picture-url.ts'
import type { ShownProduct } from './shown-product.ts'

type Props = { product: Pick<ShownProduct, 'defects' | 'images'>; t: Translate<'product'> }

/** What the seller says is wrong with it, each with the photos that show it. */
export function Defects({ product: { defects, images }, t }: Props) {
  return (
    <div className="mt-5">
      <h3 className="text-base">{t('defects')}</h3>
      {defects.length === 0 && <p className="mt-1.5 text-muted text-sm">{t('noDefects')}</p>}
      <ul className="mt-1.5 list-disc pl-5 text-sm">
        {[...new Set(defects)].map((defect) => (
          <li key={defect} className="wrap-anywhere py-0.5">
            {defect}
            <span className="flex flex-wrap gap-2">
              {images
                .filter((image) => image.defect === defect)
                .map((image) => (
                  <a
                    key={image.key}
                    href={pictureUrl(image.key, 1280)}
                    className="my-1.5 block w-32 overflow-hidden rounded-md border border-line"
                  >
                    <Picture
                      imageKey={image.key}
                      alt={t('photoOfDefect', { defect })}
                      width={4}
                      height={3}
                      sizes="8rem"
                      className="rounded-none"
                    />
                  </a>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
