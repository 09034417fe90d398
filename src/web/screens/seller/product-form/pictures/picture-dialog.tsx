import { Suspense, useState } from 'react'
import { LOCALES } from '../../../../../values/locale.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { lazyPart, NotFetched } from '../../../../ui/lazy-part.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ImageForm } from '../form-state.ts'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { MarkFields } from './mark-fields.tsx'

const PictureCrop = lazyPart(() => import('./picture-crop.tsx'), NotFetched)

type Props = {
  image: ImageForm | undefined
  onClose: () => void
  /** A cut picture is another file: it takes the place of the old one. */
  onReplaced: (key: string) => void
}

/** What a picture shows, told in words, and cutting it. */
export function PictureDialog({ image, onClose, onReplaced }: Props) {
  const t = useTexts('offer')
  const languages = useTexts('languages')
  const { store } = useOfferTools()
  const images = useOffer(({ draft }) => draft.images)
  const title = useOffer(({ draft }) => draft.title)
  const [cutting, setCutting] = useState(false)
  const replace = (part: Partial<ImageForm>) =>
    store.change({ images: images.map((one) => (one.key === image?.key ? { ...one, ...part } : one)) })
  const close = () => {
    setCutting(false)
    onClose()
  }
  return (
    <Dialog
      open={image !== undefined}
      onClose={close}
      title={t('pictureTitle')}
      actions={!cutting && <Button onClick={close}>{t('done')}</Button>}
    >
      {image && cutting && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <PictureCrop
            image={image}
            onLeave={() => setCutting(false)}
            onCut={(cut) => {
              replace(cut)
              setCutting(false)
              onReplaced(cut.key)
            }}
          />
        </Suspense>
      )}
      {image && !cutting && (
        <div className="flex flex-col gap-4">
          <Picture
            imageKey={image.key}
            alt={image.alt['pl-PL']}
            width={image.width}
            height={image.height}
            sizes="32rem"
          />
          <Button variant="secondary" onClick={() => setCutting(true)}>
            {t('cut')}
          </Button>
          <MarkFields image={image} />
          <p className="text-muted text-sm">{t('altHint')}</p>
          {LOCALES.map((locale) => (
            <TextField
              key={locale}
              label={`${t('description')} ${languages(`in_${locale}`)}`}
              lang={locale}
              maxLength={200}
              placeholder={locale === 'pl-PL' ? title : ''}
              value={image.alt[locale]}
              onChange={({ target }) => replace({ alt: { ...image.alt, [locale]: target.value } })}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}
