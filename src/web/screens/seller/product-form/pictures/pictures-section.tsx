import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { MAX_PICTURES, PICTURE_TYPES } from '../../../../parts/product-images/check-picture.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { FieldError } from '../../../../ui/field-error.tsx'
import { FormPanel } from '../form-panel.tsx'
import { useOffer } from '../offer-tools.ts'
import { PicturePlace } from './picture-place.tsx'
import { UploadLine } from './upload-line.tsx'
import { useUploads } from './use-uploads.ts'

/** Pictures: dropped or chosen, several at once; the first is the one on cards. */
export function PicturesSection() {
  const t = useTexts('offer')
  const count = useOffer(({ draft }) => draft.images.length)
  const error = useOffer(({ errors }) => errors.images)
  const { uploads, add, again, remove, over, drop } = useUploads()
  const input = useRef<HTMLInputElement>(null)
  return (
    <FormPanel
      name="pictures"
      title={t('section_pictures')}
      hint={t('picturesHint', { max: MAX_PICTURES })}
      side={<span className="numbers text-muted text-sm">{`${count}/${MAX_PICTURES}`}</span>}
    >
      <div {...drop}>
        {count > 0 && <PicturePlace />}
        <div
          className={cx(
            'flex flex-col items-center gap-3 rounded-md border-2 border-dashed px-4 py-8 text-center',
            over ? 'border-accent bg-accent-soft' : 'border-line',
          )}
        >
          <p className="text-muted text-sm">{t('dropPictures')}</p>
          <Button
            variant="secondary"
            name="images"
            disabled={count >= MAX_PICTURES}
            aria-describedby={error ? 'images-error' : undefined}
            onClick={() => input.current?.click()}
          >
            <ImagePlus className="size-5" aria-hidden="true" />
            {t('choosePictures')}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            accept={PICTURE_TYPES}
            hidden
            onChange={({ target }) => {
              add([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </div>
      </div>
      <FieldError id="images-error" error={error} />
      <ul aria-live="polite" className="flex flex-col">
        {uploads.map((upload) => (
          <UploadLine
            key={upload.id}
            upload={upload}
            onAgain={() => again(upload)}
            onRemove={() => remove(upload.id)}
          />
        ))}
      </ul>
    </FormPanel>
  )
}
