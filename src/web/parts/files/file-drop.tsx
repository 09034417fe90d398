import { Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { UploadProgress } from './upload-progress.tsx'

type Props = {
  /** Read out for the input. */
  label: string
  hint: string
  accept: string
  part: number | null
  error: string | undefined
  onFile: (file: File | undefined) => void
  /** Less room: beside other fields. */
  small?: boolean
}

/** A place to drop a file on, and a button that opens the dialog of the system. */
export function FileDrop({ label, hint, accept, part, error, onFile, small }: Props) {
  const t = useTexts('imports')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hover = (event: DragEvent, on: boolean) => {
    event.preventDefault()
    setOver(on)
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same by keyboard */}
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-2 border-dashed transition-colors',
          small ? 'p-4' : 'px-5 py-8',
          over ? 'border-accent bg-accent-soft' : 'border-edge',
        )}
        onDragOver={(event) => hover(event, true)}
        onDragLeave={(event) => hover(event, false)}
        onDrop={(event) => {
          hover(event, false)
          onFile(event.dataTransfer.files[0])
        }}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          tabIndex={-1}
          aria-label={label}
          aria-describedby={`${id}h`}
          aria-invalid={error ? true : undefined}
          className="sr-only"
          onChange={({ target }) => {
            onFile(target.files?.[0])
            // The same file may be chosen again after it was corrected.
            target.value = ''
          }}
        />
        <Button
          variant={small ? 'secondary' : 'primary'}
          busy={part !== null}
          aria-describedby={error ? `${id}e` : `${id}h`}
          onClick={() => input.current?.click()}
        >
          {part === null && <Upload className="size-4" aria-hidden="true" />}
          {small ? label : t('choose')}
        </Button>
        <span className="text-muted text-sm max-sm:hidden">{t('drop')}</span>
        <p id={`${id}h`} className="basis-full text-muted text-xs">
          {hint}
        </p>
      </div>
      <div className="pt-2">
        <UploadProgress part={part} words={{ sending: (values) => t('sending', values), reading: t('reading') }} />
        <FieldError id={`${id}e`} error={error} />
      </div>
    </div>
  )
}
