import { Download } from 'lucide-react'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { saveFile } from './save-file.ts'

/** Everything the market keeps of the person, as one file. */
export function ExportPanel() {
  const t = useTexts('profile')
  const locale = useLocale()
  const { busy, send } = useSending()
  const { confirmed, dialog } = useConfirmed()
  const take = () =>
    send(async () => {
      try {
        const file = await confirmed(() => api('GET /api/account/export'))
        if (!file) return
        saveFile(file, `${t('exportName')}-${new Date().toISOString().slice(0, 10)}.zip`)
        notify('good', t('exportDone'))
      } catch (error) {
        showFailure(error, locale)
      }
    })
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
