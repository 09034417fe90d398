import { Paperclip, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { CASE_FILE_MB, FILES_AT_ONCE } from '../../../domains/returns/rules/files.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { DOCUMENTS } from '../files/upload-limits.ts'
import { UploadProgress } from '../files/upload-progress.tsx'
import type { useChosenFiles } from './use-chosen-files.ts'

type Props = { chosen: ReturnType<typeof useChosenFiles>; busy: boolean }

/** Pictures and PDFs to go with words. Forms without scripts carry none, and say so. */
export function ChooseFiles({ chosen: { files, error, part, add, remove }, busy }: Props) {
  const t = useTexts('returnPages')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  if (!useInBrowser()) return <noscript className="text-muted text-xs">{t('filesNeedScripts')}</noscript>
  return (
    <div className="flex w-full flex-col items-start gap-2">
      <input
        ref={input}
        type="file"
        multiple
        accept={DOCUMENTS}
        tabIndex={-1}
        aria-label={t('filesAdd')}
        aria-describedby={`${id}h`}
        aria-invalid={error ? true : undefined}
        className="sr-only"
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button
        variant="quiet"
        className="-ml-4"
        disabled={busy}
        aria-describedby={error ? `${id}e` : `${id}h`}
        onClick={() => input.current?.click()}
      >
        <Paperclip className="size-4" aria-hidden="true" />
        {t('filesAdd')}
      </Button>
      {files.length > 0 && (
        <ul aria-label={t('filesChosen')} className="w-full text-sm">
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called the same
            <li key={`${at} ${file.name}`} className="flex items-center gap-2">
              <span className="wrap-anywhere min-w-0 flex-1">{file.name}</span>
              <IconButton label={t('fileRemove', { name: file.name })} disabled={busy} onClick={() => remove(file)}>
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}h`} className="text-muted text-xs">
        {t('filesHint', { count: FILES_AT_ONCE, maximum: CASE_FILE_MB })}
      </p>
      <UploadProgress
        part={part}
        words={{ sending: (values) => t('fileUploading', values), reading: t('fileChecking') }}
      />
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}
