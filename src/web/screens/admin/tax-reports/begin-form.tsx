import { useState } from 'react'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

/** Draws up the report of a year: of the one that ended, unless another is chosen. */
export function BeginForm({ years }: { years: readonly number[] }) {
  const t = useTexts('taxReports')
  const { busy, run } = useAction()
  const [year, setYear] = useState(String(years[1] ?? years[0] ?? ''))
  const begin = () => run(() => api('POST /api/admin/tax-reports', { body: { year: Number(year) } }), t('begun'))
  return (
    <form
      aria-label={t('begin')}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <SelectField
        className="w-40"
        label={t('year')}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        value={year}
        onChange={({ target }) => setYear(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('begin')}
      </Button>
      <p className="basis-full text-muted text-sm">{t('beginText')}</p>
    </form>
  )
}
