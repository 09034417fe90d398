import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { ShopImage } from '../../../domains/shops/contract.ts'
import type { Locale } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PICTURES } from '../files/upload-limits.ts'
import { withWords, wordsFor } from './picture-words.ts'
import { PictureWords } from './picture-words-fields.tsx'
import { SHOP_IMAGE_MB, SHOP_IMAGES, useImageUpload } from './use-image-upload.ts'
import type { ShopForm } from './use-shop-form.ts'

/** V06: pictures of the shop, in the order they are shown, with words for those who do not see them. */
export function ShopImages({ form: { draft, change, errors }, companyId }: { form: ShopForm; companyId: number }) {
  const t = useTexts('myShops')
  const id = useId()
  const { images } = draft
  const set = (next: ShopImage[]) => change({ images: next })
  const upload = useImageUpload(companyId, images, set)
  const swap = (index: number, by: number) => {
    const next = [...images]
    const [one] = next.splice(index, 1)
    if (one) next.splice(index + by, 0, one)
    set(next)
  }
  const error = upload.problem ?? errors.images ?? images.map((_, index) => errors[`images.${index}`]).find(Boolean)
  return (
    <div className="flex flex-col gap-4">
      <p id={`${id}h`} className="text-muted text-sm">
        {t('picturesHint', { count: SHOP_IMAGES, maximum: SHOP_IMAGE_MB })}
      </p>
      {images.length > 0 && (
        <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {images.map((image, index) => (
            <ImageCard
              key={image.key}
              image={image}
              index={index}
              last={index === images.length - 1}
              onChange={(locale, text) =>
                set(
                  images.map((one) =>
                    one.key === image.key ? { ...one, alt: withWords(one.alt, locale, text) } : one,
                  ),
                )
              }
              onMove={(by) => swap(index, by)}
              onRemove={() => set(images.filter((one) => one.key !== image.key))}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {images.length < SHOP_IMAGES && (
          <label
            className={`${buttonLook({ variant: 'secondary' })} has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2`}
          >
            {t('addPicture')}
            <input
              type="file"
              name="images"
              multiple
              accept={PICTURES}
              aria-describedby={error ? `${id}h ${id}e` : `${id}h`}
              aria-invalid={error ? true : undefined}
              className="sr-only"
              onChange={({ target }) => {
                void upload.send([...(target.files ?? [])])
                target.value = ''
              }}
            />
          </label>
        )}
        <p role="status" className="text-muted text-sm">
          {upload.part !== null && t('pictureSending', { percent: Math.round(upload.part * 100) })}
          {upload.done && t('pictureDone')}
        </p>
      </div>
      <div role="alert">
        <FieldError id={`${id}e`} error={error} />
      </div>
    </div>
  )
}

type CardProps = {
  image: ShopImage
  index: number
  last: boolean
  onChange: (locale: Locale, text: string) => void
  onMove: (by: number) => void
  onRemove: () => void
}

function ImageCard({ image, index, last, onChange, onMove, onRemove }: CardProps) {
  const t = useTexts('myShops')
  const number = index + 1
  const { words, lang } = wordsFor(image.alt, useLocale())
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <div lang={words ? lang : undefined}>
        <Picture
          imageKey={image.key}
          alt={words || t('pictureNumber', { number })}
          width={16}
          height={9}
          sizes="20rem"
        />
      </div>
      <div className="flex items-center gap-1">
        {index === 0 && <Badge tone="accent">{t('pictureMain')}</Badge>}
        <span className="ml-auto flex">
          <IconButton label={t('pictureEarlier', { number })} disabled={index === 0} onClick={() => onMove(-1)}>
            <ArrowLeft className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={t('pictureLater', { number })} disabled={last} onClick={() => onMove(1)}>
            <ArrowRight className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={t('pictureRemove', { number })} onClick={onRemove}>
            <Trash2 className="size-4" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <PictureWords alt={image.alt} number={number} onChange={onChange} />
    </li>
  )
}
