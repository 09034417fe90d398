import { Building2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { pictureUrl } from '../../ui/picture-url.ts'
import { exceeds, PHOTO_MB, PICTURES } from '../files/upload-limits.ts'

type Props = {
  photoKey: string | null
  send: (file: File, onProgress: (part: number) => void) => Promise<void>
  /** What the server said of it. */
  error?: string | undefined
  /** Further buttons. */
  actions?: ReactNode
}

/** V05: a photo is chosen, looked at and sent at once. */
export function PhotoField({ photoKey, send, error, actions }: Props) {
  const t = useTexts('companyForm')
  const locale = useLocale()
  const id = useId()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState(false)
  const [preview, show] = usePreview()
  const words = problem ?? error
  const choose = async (file: File | undefined) => {
    if (!file || part !== null) return
    setDone(false)
    setProblem(undefined)
    if (exceeds(file, PHOTO_MB)) {
      setProblem(t('fileTooLarge', { maximum: PHOTO_MB }))
      return
    }
    setPart(0)
    try {
      await send(file, setPart)
      show(file)
      setDone(true)
    } catch (failure) {
      setProblem(failureText(failure, locale))
    } finally {
      setPart(null)
    }
  }
  const shown = photoKey && (preview ?? pictureUrl(photoKey, 320))
  return (
    <div className="flex flex-wrap items-center gap-5">
      <span className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-lg bg-picture">
        {shown ? (
          <img src={shown} alt={t('photoPreview')} className="size-full object-contain" />
        ) : (
          <Building2 className="size-9 text-edge" aria-hidden="true" />
        )}
      </span>
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
        <p id={`${id}h`} className="text-muted text-sm">
          {t('photoHint', { maximum: PHOTO_MB })}
        </p>
        <div className="flex flex-wrap gap-2">
          <label
            className={`${buttonLook({ variant: 'secondary' })} has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2`}
          >
            {t(photoKey ? 'photoReplace' : 'photoChoose')}
            <input
              type="file"
              name="photoKey"
              accept={PICTURES}
              aria-describedby={words ? `${id}h ${id}e` : `${id}h`}
              aria-invalid={words ? true : undefined}
              className="sr-only"
              onChange={({ target }) => {
                void choose(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          {actions}
        </div>
        <p role="status" className="text-muted text-sm">
          {part !== null && t('photoSending', { percent: Math.round(part * 100) })}
          {done && t('photoDone')}
        </p>
        <div role="alert">
          <FieldError id={`${id}e`} error={words} />
        </div>
      </div>
    </div>
  )
}

/** The chosen file itself, until the page is loaded anew. */
function usePreview(): [string | null, (file: File) => void] {
  const [url, setUrl] = useState<string | null>(null)
  const last = useRef<string | null>(null)
  useEffect(
    () => () => {
      if (last.current) URL.revokeObjectURL(last.current)
    },
    [],
  )
  return [
    url,
    (file) => {
      if (last.current) URL.revokeObjectURL(last.current)
      last.current = URL.createObjectURL(file)
      setUrl(last.current)
    },
  ]
}
