import { Download, Trash2 } from 'lucide-react'
import type { EvidenceFileView } from '../../../domains/chargebacks/contract.ts'
import { EVIDENCE_KINDS, type EvidenceKind } from '../../../domains/payments/rules/evidence-kinds.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useDownload } from '../files/use-download.ts'
import { useAction } from '../forms/use-action.ts'
import { When } from '../lists/when.tsx'

type Props = {
  files: readonly EvidenceFileView[]
  /** Nothing is sent yet, and the person may. */
  mayChange: boolean
  get: (file: EvidenceFileView) => Promise<Blob>
  onRemove: (file: EvidenceFileView) => Promise<unknown>
  /** The operator decides what each is sent as. */
  onKind?: (file: EvidenceFileView, kind: EvidenceKind | null) => Promise<unknown>
  /** Who added a file, where several did. */
  by?: (file: EvidenceFileView) => string
}

/** Files beside a chargeback: to keep, to remove, and what each is sent as. */
export function EvidenceFiles({ files, mayChange, get, onRemove, onKind, by }: Props) {
  const t = useTexts('chargebacks')
  const { busy, download } = useDownload()
  const { busy: changing, run } = useAction()
  if (files.length === 0) return <p className="text-muted text-sm">{t('noFiles')}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <div className="min-w-0 flex-1 basis-56">
            <p className="break-words font-medium">{file.name}</p>
            {file.words && <p className="break-words">{file.words}</p>}
            <p className="text-muted">
              {by && `${by(file)}, `}
              {!onKind && `${t(`kind_${file.kind ?? 'none'}`)}, `}
              <When at={file.addedAt} />
            </p>
          </div>
          {onKind && (
            <SelectField
              label={t('fileSentAs', { name: file.name })}
              labelHidden
              className="basis-56"
              disabled={!mayChange || changing}
              value={file.kind ?? 'none'}
              options={[...EVIDENCE_KINDS, 'none' as const].map((value) => ({ value, label: t(`kind_${value}`) }))}
              onChange={({ target }) => {
                const kind = EVIDENCE_KINDS.find((one) => one === target.value) ?? null
                void run(() => onKind(file, kind), t('marked'))
              }}
            />
          )}
          <div className="flex">
            <IconButton
              label={t('fileDownload', { name: file.name })}
              disabled={busy}
              onClick={() => void download(() => get(file), file.name)}
            >
              <Download className="size-5" aria-hidden="true" />
            </IconButton>
            {mayChange && (
              <IconButton
                label={t('fileRemove', { name: file.name })}
                disabled={changing}
                onClick={() => void run(() => onRemove(file), t('fileRemoved'))}
              >
                <Trash2 className="size-5" aria-hidden="true" />
              </IconButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
