import { FileText, Flag, Image as ImageIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { MessageFileView, MessageView } from '../../../domains/messages/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useDownload } from '../files/use-download.ts'
import { When } from '../lists/when.tsx'
import { WarningsNotice } from './warnings-notice.tsx'

export type GetFile = (file: MessageFileView, preview: boolean) => Promise<Blob>
type Props = {
  message: MessageView
  /** Who wrote it, as the reader calls them. */
  name: string
  getFile: GetFile
  onReport?: () => void
  /** Beside the time. */
  mark?: ReactNode
}

/** One message: plain text, whatever stands in it. */
export function MessageItem({ message, name, getFile, onReport, mark }: Props) {
  const t = useTexts('messages')
  const { mine, words, isErased, at, files, warnings, author } = message
  return (
    <div className={cx('flex flex-col', mine ? 'items-end' : 'items-start')}>
      <div className={cx('max-w-[min(36rem,88%)] rounded-lg px-4 py-3', mine ? 'bg-accent-soft' : 'bg-sunken')}>
        {warnings.length > 0 && <WarningsNotice warnings={warnings} title={t('warnReader')} className="mb-3" />}
        {isErased ? (
          <p className="text-muted text-sm italic">{t('erased')}</p>
        ) : (
          words && <p className="wrap-anywhere whitespace-pre-line">{words}</p>
        )}
        <Files files={files} getFile={getFile} />
      </div>
      <p className="flex items-center gap-2 px-1 text-muted text-xs">
        <span>{author ? `${name}, ${author}` : name}</span>
        <When at={at} />
        {mark}
        {onReport && !isErased && (
          <IconButton label={t('reportOne')} onClick={onReport}>
            <Flag className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </p>
    </div>
  )
}

function Files({ files, getFile }: { files: readonly MessageFileView[]; getFile: GetFile }) {
  const t = useTexts('messages')
  const { busy, download } = useDownload()
  if (files.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 pt-2">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3">
          <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-md bg-surface text-muted">
            {file.isPicture ? (
              <Preview file={file} getFile={getFile} />
            ) : (
              <FileText className="size-6" aria-hidden="true" />
            )}
          </span>
          <button
            type="button"
            disabled={busy}
            aria-label={t('openFile', { name: file.name })}
            className="text-link wrap-anywhere min-h-11 min-w-0 py-2 text-left"
            onClick={() => void download(() => getFile(file, false), file.name)}
          >
            {file.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Read with the rights of whoever looks, which an address alone does not have. */
function Preview({ file, getFile }: { file: MessageFileView; getFile: GetFile }) {
  const [src, setSrc] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `getFile` is made anew with every drawing; the file is what counts
  useEffect(() => {
    let address: string | undefined
    let isGone = false
    getFile(file, true).then(
      (blob) => {
        if (isGone) return
        address = URL.createObjectURL(blob)
        setSrc(address)
      },
      // The name beside it still leads to the file, and tells what is wrong with it.
      () => undefined,
    )
    return () => {
      isGone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [file.id])
  if (!src) return <ImageIcon className="size-6" aria-hidden="true" />
  return <img src={src} alt="" className="size-full object-cover" />
}
