import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useDownload } from '../files/use-download.ts'

const FIRST = 2026
type Asked = { year: number; format: 'csv' | 'json' }

/** The record of repairs of a year as a file. */
export function RepairsFile({ get }: { get: (asked: Asked) => Promise<Blob> }) {
  const t = useTexts('productSafety')
  const { busy, download } = useDownload()
  const now = new Date().getFullYear()
  const [year, setYear] = useState(now)
  const years = Array.from({ length: Math.max(1, now - FIRST + 1) }, (_, at) => String(now - at))
  const save = (format: Asked['format']) => void download(() => get({ year, format }), `repairs-${year}.${format}`)
  return (
    <Panel title={t('repairsTitle')} className="mt-8 max-w-3xl">
      <p className="max-w-text text-muted text-sm">{t('repairsIntro')}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <SelectField
          label={t('repairsYear')}
          value={String(year)}
          onChange={({ target }) => setYear(Number(target.value))}
          options={years.map((value) => ({ value, label: value }))}
        />
        <Button variant="secondary" busy={busy} onClick={() => save('csv')}>
          {t('repairsCsv')}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => save('json')}>
          {t('repairsJson')}
        </Button>
      </div>
    </Panel>
  )
}
