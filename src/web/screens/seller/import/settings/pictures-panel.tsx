import { FileDrop } from '../../../../parts/files/file-drop.tsx'
import { sendFile } from '../../../../parts/files/send-file.ts'
import type { ImportView } from '../../../../parts/imports/import-types.ts'
import { useUpload } from '../../../../parts/imports/use-upload.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'

type Props = { companyId: number; view: ImportView; onView: (view: ImportView) => void }

/** Where pictures come from: addresses in a column, or a ZIP. */
export function PicturesPanel({ companyId, view, onView }: Props) {
  const t = useTexts('imports')
  const upload = useUpload({
    endings: ['.zip'],
    wrong: t('zip'),
    send: async (file, onProgress) => {
      const target = { params: { id: companyId, importId: view.id }, query: { name: file.name.slice(-200) } }
      onView(await sendFile('PUT /api/companies/{id}/imports/{importId}/pictures', target, file, onProgress))
    },
  })
  return (
    <Panel title={t('picturesTitle')} aria-label={t('picturesTitle')}>
      <p className="max-w-text pb-4 text-muted text-sm">{t('picturesText')}</p>
      <FileDrop
        small
        label={t('zip')}
        hint={t('zipHint')}
        accept=".zip,application/zip"
        part={upload.part}
        error={upload.error}
        onFile={(file) => void upload.take(file)}
      />
      <p className="break-all text-sm" aria-live="polite">
        {view.pictures && t('zipSent', { name: view.pictures.name, count: view.pictures.files })}
      </p>
    </Panel>
  )
}
