import { ImageIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { exceeds, PICTURES } from '../../../../parts/files/upload-limits.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { buttonLook } from '../../../../ui/button-look.ts'
import { cx } from '../../../../ui/cx.ts'
import { FieldError } from '../../../../ui/field-error.tsx'
import { pictureUrl } from '../../../../ui/picture-url.ts'

export type PictureName = 'header' | 'thumbnail'
type Props = {
  picture: PictureName
  imageKey: string | null
  megabytes: number
  /** What it is for. */
  hint: string
  send: (file: File, onProgress: (part: number) => void) => Promise<void>
  remove: () => Promise<void>
}

/** A picture is chosen, sent and shown at once; texts wait for their own button. */
export function PictureField({ picture, imageKey, megabytes, hint, send, remove }: Props) {
  const t = useTexts('configuration')
  const locale = useLocale()
  const id = useId()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  const [said, say] = useState('')
  const busy = part !== null
  const run = async (action: () => Promise<void>, done: string) => {
    if (busy) return
    setProblem(undefined)
    say('')
    setPart(0)
    try {
      await action()
      say(done)
    } catch (failure) {
      setProblem(failureText(failure, locale))
    } finally {
      setPart(null)
    }
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    if (exceeds(file, megabytes)) return setProblem(t('pictureTooLarge', { maximum: megabytes }))
    void run(() => send(file, setPart), t('pictureSaved'))
  }
  return (
    <fieldset aria-label={t(`picture_${picture}`)} className="flex min-w-0 flex-wrap items-start gap-4">
      <span
        className={cx(
          'mr-auto grid w-40 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-picture sm:mr-0',
          picture === 'header' ? 'aspect-4/3' : 'aspect-square',
        )}
      >
        {imageKey ? (
          <img src={pictureUrl(imageKey, 320)} alt={t(`picture_${picture}`)} className="size-full object-contain" />
        ) : (
          <ImageIcon className="size-8 text-edge" aria-hidden="true" />
        )}
      </span>
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
        <p className="font-medium text-sm">{t(`picture_${picture}`)}</p>
        <p id={`${id}h`} className="text-muted text-sm">
          {hint} {t('pictureHint', { maximum: megabytes })}
        </p>
        <div className="flex flex-wrap gap-2">
          <label
            className={`${buttonLook({ variant: 'secondary' })} has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2`}
          >
            {t(imageKey ? 'pictureReplace' : 'pictureChoose')}
            <input
              type="file"
              name={`picture-${picture}`}
              accept={PICTURES}
              aria-describedby={problem ? `${id}h ${id}e` : `${id}h`}
              aria-invalid={problem ? true : undefined}
              className="sr-only"
              onChange={({ target }) => {
                choose(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          {imageKey && (
            <Button variant="quiet" busy={busy} onClick={() => void run(remove, t('pictureRemoved'))}>
              {t('pictureRemove')}
            </Button>
          )}
        </div>
        <p role="status" className="min-h-5 text-muted text-sm">
          {busy ? t('pictureSending', { percent: Math.round(part * 100) }) : said}
        </p>
        <div role="alert">
          <FieldError id={`${id}e`} error={problem} />
        </div>
      </div>
    </fieldset>
  )
}
