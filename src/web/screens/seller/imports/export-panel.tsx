import { useState } from 'react'
import { dateFormat } from '../../../../values/dates.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Exports } from './load-imports.ts'
import { useExports, type Which } from './use-exports.ts'

/** All products as a file, and the files written before. */
export function ExportPanel({ companyId, exports: known }: { companyId: number; exports: Exports }) {
  const t = useTexts('imports')
  const locale = useLocale()
  const [which, setWhich] = useState<Which>('all')
  const { exports, busy, begin, download } = useExports(companyId, known)
  const when = (at: string) => dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  return (
    <Panel title={t('exportTitle')} aria-label={t('exportTitle')}>
      <p className="pb-4 text-muted text-sm">{t('exportText')}</p>
      <SelectField
        label={t('exportWhich')}
        value={which}
        options={[
          { value: 'all', label: t('exportAll') },
          { value: 'published', label: t('publish_published') },
          { value: 'draft', label: t('publish_draft') },
          { value: 'paused', label: t('publish_paused') },
        ]}
        onChange={({ target }) => setWhich(target.value as Which)}
      />
      <div className="flex flex-wrap gap-3 pt-4">
        <Button variant="secondary" busy={busy} onClick={() => void begin('csv', which)}>
          {t('exportCsv')}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => void begin('xlsx', which)}>
          {t('exportXlsx')}
        </Button>
      </div>
      {exports.length > 0 && (
        <ul className="pt-4">
          {exports.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2 text-sm">
              <div className="min-w-0 flex-1 basis-40">
                <p className="break-all font-medium">{one.name}</p>
                <p className="numbers text-muted text-xs">
                  {when(one.createdAt)}
                  {one.status === 'done' && ` · ${t('exportRows', { count: one.rows })}`}
                </p>
              </div>
              {one.status === 'running' && (
                <span className="flex min-h-11 items-center gap-2 text-muted">
                  <Spinner />
                  {t('exportRunning')}
                </span>
              )}
              {one.status === 'failed' && <Badge tone="danger">{t('exportFailed')}</Badge>}
              {one.status === 'done' && (
                <Button
                  variant="quiet"
                  aria-label={t('downloadOf', { name: one.name })}
                  disabled={busy}
                  onClick={() => void download(one)}
                >
                  {t('download')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
