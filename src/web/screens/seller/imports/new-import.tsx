import { useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import { FileDrop } from '../../../parts/files/file-drop.tsx'
import { sendFile } from '../../../parts/files/send-file.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useUpload } from '../../../parts/imports/use-upload.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Sends a table and goes on to its settings. */
export function NewImport({ companyId }: { companyId: number }) {
  const t = useTexts('imports')
  const navigate = useNavigate()
  const upload = useUpload({
    endings: ['.csv', '.txt', '.tsv', '.xlsx'],
    wrong: t('wrongFile'),
    send: async (file, onProgress) => {
      const target = { params: { id: companyId }, query: { name: file.name.slice(-200) } }
      const { id } = await sendFile('POST /api/companies/{id}/imports', target, file, onProgress)
      await navigate(`/imports/${id}?company=${companyId}`)
    },
  })
  const { download } = useDownload()
  const template = () => {
    const call = { params: { id: companyId } }
    return download(() => api('GET /api/companies/{id}/import-template.csv', call), `${t('templateName')}.csv`)
  }
  return (
    <Panel title={t('newTitle')} aria-label={t('newTitle')}>
      <FileDrop
        label={t('choose')}
        hint={t('fileHint')}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        part={upload.part}
        error={upload.error}
        onFile={(file) => void upload.take(file)}
      />
      <Button variant="quiet" className="-ml-4" onClick={() => void template()}>
        {t('template')}
      </Button>
    </Panel>
  )
}
