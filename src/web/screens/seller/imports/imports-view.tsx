import { useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { ImportList } from './import-list.tsx'
import type { ImportsPage } from './load-imports.ts'
import { NewImport } from './new-import.tsx'

/** Files in, files out. */
export function ImportsView({ companyId, page }: { companyId: number; page: ImportsPage }) {
  const t = useTexts('imports')
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-text text-muted">{t('intro')}</p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {page.mayImport && page.vetted ? (
          <NewImport companyId={companyId} />
        ) : (
          <Notice>{t(page.mayImport ? 'notApproved' : 'notAllowed')}</Notice>
        )}
        <ExportPanel companyId={companyId} exports={page.exports} />
      </div>
      {page.mayImport && (
        <Panel title={t('listTitle')} aria-label={t('listTitle')}>
          <ImportList imports={page.imports} next={page.next} />
        </Panel>
      )}
    </div>
  )
}
