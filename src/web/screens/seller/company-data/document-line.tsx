import { FileText } from 'lucide-react'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = { companyId: number; document: OwnCompany['documents'][number]; onRemove?: () => void }

/** One document: what it is, to download, to remove. */
export function DocumentLine({ companyId, document, onRemove }: Props) {
  const t = useTexts('company')
  const { name, kind, size, createdAt } = document
  const { download } = useDownload()
  const params = { id: companyId, documentId: document.id }
  const take = () => download(() => api('GET /api/companies/{id}/documents/{documentId}', { params }), name)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t py-3">
      <FileText className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="block break-words font-medium">{name}</span>
        <span className="block text-muted text-xs">
          {t(`document.${kind}`)} · <span className="numbers">{Math.max(1, Math.round(size / 1024))} kB</span> ·{' '}
          <When at={createdAt} />
        </span>
      </span>
      <span className="flex gap-1">
        <Button
          size="sm"
          variant="quiet"
          className="touch-area"
          aria-label={t('downloadOf', { name })}
          onClick={() => void take()}
        >
          {t('download')}
        </Button>
        {onRemove && (
          <Button
            size="sm"
            variant="quiet"
            className="touch-area"
            aria-label={t('removeOf', { name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </span>
    </li>
  )
}
