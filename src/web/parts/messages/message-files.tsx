import { Paperclip, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { FILES_PER_MESSAGE, MESSAGE_FILE_MB } from '../../../domains/messages/rules/bounds.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { DOCUMENTS } from '../files/upload-limits.ts'
import type { useMessageFiles } from './use-message-files.ts'

type Props = { chosen: ReturnType<typeof useMessageFiles>; busy: boolean }

/** Pictures and PDFs to go with a message. */
export function MessageFiles({ chosen: { files, error, part, add, remove }, busy }: Props) {
  const t = useTexts('messages')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex w-full flex-col items-start gap-1">
      <input
        ref={input}
        type="file"
        multiple
        accept={DOCUMENTS}
        tabIndex={-1}
        aria-label={t('attach')}
        aria-describedby={`${id}h`}
        className="sr-only"
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button
        variant="quiet"
        className="-ml-4"
        busy={part !== null}
        disabled={busy}
        aria-describedby={error ? `${id}e` : `${id}h`}
        onClick={() => input.current?.click()}
      >
        <Paperclip className="size-4" aria-hidden="true" />
        {t('attach')}
      </Button>
      {files.length > 0 && (
        <ul className="w-full text-sm">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2">
              <span className="wrap-anywhere min-w-0 flex-1">{file.name}</span>
              <IconButton label={t('removeFile', { name: file.name })} disabled={busy} onClick={() => remove(file.id)}>
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}h`} className="text-muted text-xs">
        {t('attachHint', { count: FILES_PER_MESSAGE, size: MESSAGE_FILE_MB })}
      </p>
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}
