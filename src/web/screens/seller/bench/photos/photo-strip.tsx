import { Camera, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendFile } from '../../../../parts/files/send-file.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { checkPicture, MAX_PICTURES, PICTURE_TYPES } from '../../../../parts/product-images/check-picture.ts'
import type { Photo } from '../../../../parts/units/kept-work.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Picture } from '../../../../ui/picture.tsx'

type Props = {
  companyId: number
  of: Photo['of']
  photos: readonly Photo[]
  onChange: (photos: readonly Photo[]) => void
}

/** Pictures of the marks of one part, taken with the camera of the phone or chosen; they join the offer made of this unit. */
export function PhotoStrip({ companyId, of, photos, onChange }: Props) {
  const t = useTexts('bench')
  const offer = useTexts('offer')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const { busy, send } = useSending()
  const own = photos.filter((photo) => photo.of === of)
  const add = (file: File) =>
    send(async () => {
      const problem = checkPicture(file)
      setWrong(problem && offer(problem))
      if (problem) return
      try {
        const key = 'POST /api/companies/{id}/product-images'
        const picture = await sendFile(key, { params: { id: companyId } }, file, () => {})
        const { key: name, width, height } = picture
        if (!photos.some((photo) => photo.key === name)) onChange([...photos, { key: name, width, height, of }])
      } catch (error) {
        setWrong(failureText(error, locale))
      }
    })
  return (
    <div className="mt-2">
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {own.map((photo, index) => (
          <li key={photo.key} className="relative w-24">
            <Picture imageKey={photo.key} alt={t('photoOf', { number: index + 1 })} sizes="6rem" />
            <IconButton
              label={t('removePhoto', { number: index + 1 })}
              className="absolute top-0 right-0 bg-surface"
              onClick={() => onChange(photos.filter((one) => one !== photo))}
            >
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        busy={busy}
        disabled={photos.length >= MAX_PICTURES}
        onClick={() => input.current?.click()}
      >
        <Camera className="size-4" aria-hidden="true" />
        {t(`${of}_photo`)}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        capture="environment"
        hidden
        aria-label={t(`${of}_photo`)}
        data-photo={of}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void add(file)
        }}
      />
      {wrong && (
        <Notice tone="danger" live className="mt-2">
          {wrong}
        </Notice>
      )}
    </div>
  )
}
