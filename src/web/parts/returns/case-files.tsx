import { FileText, Image as ImageIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CaseFileView } from '../../../domains/returns/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { useDownload } from '../files/use-download.ts'
import type { FilesWay } from './files-way.ts'

type Props = { files: readonly CaseFileView[]; way: Pick<FilesWay, 'get' | 'href'> }

/** Files of a statement: pictures in small, each to keep. */
export function CaseFiles({ files, way: { get, href } }: Props) {
  const t = useTexts('returnPages')
  const { busy, download } = useDownload()
  if (files.length === 0) return null
  const look = 'text-link min-h-11 min-w-0 py-2 text-left wrap-anywhere'
  return (
    <ul aria-label={t('files')} className="flex flex-col gap-1 pt-2">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3">
          <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-muted">
            {file.isPicture ? <Preview file={file} get={get} /> : <FileText className="size-6" aria-hidden="true" />}
          </span>
          {href ? (
            <a href={href(file)} download={file.name} className={look}>
              <span className="sr-only">{t('fileDownload')} </span>
              {file.name}
            </a>
          ) : (
            <button
              type="button"
              disabled={busy}
              className={look}
              onClick={() => void download(() => get(file, false), file.name)}
            >
              <span className="sr-only">{t('fileDownload')} </span>
              {file.name}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Read with the rights of whoever looks, which an address alone does not have. */
function Preview({ file, get }: { file: CaseFileView; get: FilesWay['get'] }) {
  const [src, setSrc] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `get` is made anew with every drawing; the file is what counts
  useEffect(() => {
    let address: string | undefined
    let isGone = false
    get(file, true).then(
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
