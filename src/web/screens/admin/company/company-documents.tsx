import { Download } from 'lucide-react'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Props = { company: ApiOutput<'GET /api/admin/companies/{id}'> }

/** Papers the company brought. Each reading is put on record. */
export function CompanyDocuments({ company }: Props) {
  const t = useTexts('admin')
  const { download } = useDownload()
  const take = (documentId: number, name: string) => {
    const params = { id: company.id, documentId }
    return download(() => api('GET /api/companies/{id}/documents/{documentId}', { params }), name)
  }
  return (
    <Panel title={t('documents')}>
      {company.documents.length === 0 ? (
        <p className="text-muted text-sm">{t('noDocuments')}</p>
      ) : (
        <ul className="flex flex-col gap-3 text-sm">
          {company.documents.map((one) => (
            <li key={one.id} className="flex items-center justify-between gap-3 max-sm:flex-wrap">
              <span className="min-w-0">
                <span className="block break-words font-medium">{one.name}</span>
                <span className="block text-muted text-xs">
                  {t(`${one.kind}Document`)} · {Math.max(1, Math.round(one.size / 1024))} kB ·{' '}
                  <When at={one.createdAt} />
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('downloadOf', { name: one.name })}
                onClick={() => void take(one.id, one.name)}
              >
                <Download className="size-4" aria-hidden="true" />
                {t('download')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
