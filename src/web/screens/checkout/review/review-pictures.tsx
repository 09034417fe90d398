import { ImagePlus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { PICTURE_LIMIT } from '../../../../domains/reviews/rules/review-rules.ts'
import { sendFile } from '../../../parts/files/send-file.ts'
import { exceeds, PICTURES } from '../../../parts/files/upload-limits.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { pictureUrl } from '../../../ui/picture-url.ts'

/** As the contract has it, which browsers do not load. */
const PICTURE_MB = 8

type Props = {
  pictures: readonly string[]
  setPictures: (pictures: readonly string[]) => void
  purchaseKey: string
  itemId: number
  disabled: boolean
}

/** Pictures of what one received; each is sent at once, and shown to others when the review is. */
export function ReviewPictures({ pictures, setPictures, purchaseKey, itemId, disabled }: Props) {
  const t = useTexts('reviewWork')
  const locale = useLocale()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { busy, send } = useSending()
  const add = (file: File | undefined) =>
    file &&
    send(async () => {
      setError(undefined)
      if (exceeds(file, PICTURE_MB)) return setError(t('pictureTooBig'))
      try {
        const params = { key: purchaseKey, itemId }
        const sent = await sendFile(
          'POST /api/purchases/{key}/reviews/{itemId}/pictures',
          { params },
          file,
          () => undefined,
        )
        setPictures([...pictures, sent.key])
      } catch (failure) {
        setError(failureText(failure, locale))
      }
    })
  const remove = (key: string) => {
    setPictures(pictures.filter((one) => one !== key))
    // The button that had the focus is gone: whoever uses the keyboard goes on from here.
    area.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of one button and what it brought
    <div ref={area} role="group" tabIndex={-1} aria-labelledby={`${id}t`} className="outline-none">
      <p id={`${id}t`} className="font-medium text-sm">
        {t('pictures')}
      </p>
      {pictures.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-3">
          {pictures.map((key, at) => (
            <li key={key} className="flex items-start">
              <img
                src={pictureUrl(key, 160)}
                alt={t('pictureAlt', { number: at + 1 })}
                width={80}
                height={80}
                className="size-20 rounded-md bg-picture object-cover"
              />
              {!disabled && (
                <IconButton label={t('removePicture', { number: at + 1 })} onClick={() => remove(key)}>
                  <X className="size-5" aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!disabled && pictures.length < PICTURE_LIMIT && (
        <div className="mt-2">
          <input
            ref={input}
            type="file"
            accept={PICTURES}
            hidden
            onChange={({ target }) => {
              void add(target.files?.[0])
              target.value = ''
            }}
          />
          <Button variant="secondary" busy={busy} aria-describedby={`${id}h`} onClick={() => input.current?.click()}>
            <ImagePlus className="size-4" aria-hidden="true" />
            {t('addPicture')}
          </Button>
          <p id={`${id}h`} className="mt-1 text-muted text-xs">
            {t('picturesHint', { maximum: PICTURE_LIMIT })}
          </p>
        </div>
      )}
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}
