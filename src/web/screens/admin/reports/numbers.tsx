import { useState } from 'react'
import type { ModerationCounts } from '../../../../domains/moderation/operator/contract.ts'
import { api } from '../../../browser-api.ts'
import { useDownload } from '../../../parts/files/use-download.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { CountTables } from './count-tables.tsx'

const FIRST = 2024

/** The numbers that the yearly report needs, and all decisions as a file. */
export function Numbers() {
  const t = useTexts('moderationWork')
  const locale = useLocale()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const [counts, setCounts] = useState<ModerationCounts>()
  const { busy, send } = useSending()
  const { busy: saving, download } = useDownload()
  const years = Array.from({ length: Math.max(1, new Date().getFullYear() - FIRST + 1) }, (_, at) => FIRST + at)
  const show = () =>
    send(async () => {
      try {
        setCounts(await api('GET /api/admin/moderation-counts', { query: { year } }))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  const name = `moderation-${year}.csv`
  return (
    <Disclosure title={t('numbers')}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('year')}
          value={String(year)}
          onChange={({ target }) => setYear(Number(target.value))}
          options={years.toReversed().map((one) => ({ value: String(one), label: String(one) }))}
        />
        <Button variant="secondary" busy={busy} onClick={() => void show()}>
          {t('show')}
        </Button>
        <Button
          variant="secondary"
          busy={saving}
          onClick={() => void download(() => api('GET /api/admin/moderation-export', { query: { year } }), name)}
        >
          {t('download')}
        </Button>
      </div>
      {counts && <CountTables counts={counts} />}
    </Disclosure>
  )
}
