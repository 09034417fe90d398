import { Download } from 'lucide-react'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Everything the market keeps of the person, as one file. */
export function ExportPanel() {
  const t = useTexts('profile')
  const { busy, download } = useDownload()
  const { confirmed, dialog } = useConfirmed()
  const take = () => {
    const name = `${t('exportName')}-${new Date().toISOString().slice(0, 10)}.zip`
    return download(() => confirmed(() => api('GET /api/account/export')), name, t('exportDone'))
  }
  return (
    <Panel title={t('exportTitle')}>
      <p className="text-sm text-muted">{t('exportText')}</p>
      <Button variant="secondary" className="mt-4" busy={busy} onClick={() => void take()}>
        <Download className="size-4" aria-hidden="true" />
        {t('exportStart')}
      </Button>
      {dialog}
    </Panel>
  )
}
