import { useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import { FileDrop } from '../../../parts/files/file-drop.tsx'
import { saveDownload } from '../../../parts/files/save-download.ts'
import { sendFile } from '../../../parts/files/send-file.ts'
import { useUpload } from '../../../parts/imports/use-upload.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Sends a table and goes on to its settings. */
export function NewImport({ companyId }: { companyId: number }) {
  const t = useTexts('imports')
  const locale = useLocale()
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
  const template = async () => {
    try {
      const file = await api('GET /api/companies/{id}/import-template.csv', { params: { id: companyId } })
      saveDownload(file, `${t('templateName')}.csv`)
    } catch (error) {
      showFailure(error, locale)
    }
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
