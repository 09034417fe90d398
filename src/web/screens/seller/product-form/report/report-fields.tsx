import { X } from 'lucide-react'
import { CHECK_RESULTS, type CheckResult } from '../../../../../domains/products/contract.ts'
import { marketDay } from '../../../../../values/days.ts'
import { type LocalText, pickText } from '../../../../../values/locale.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ReportForm } from '../form-state.ts'
import { useOffer, useOfferTools } from '../offer-tools.ts'
import { useCheckPoints } from './check-points.ts'

/** Who checked what and when, by the list of the category. */
export default function ReportFields() {
  const r = useTexts('offerReport')
  const locale = useLocale()
  const { store } = useOfferTools()
  const report = useOffer(({ draft }) => draft.report)
  const categoryId = useOffer(({ draft }) => draft.categoryId)
  const errors = useOffer((state) => state.errors)
  const points = useCheckPoints(categoryId)
  if (!report) return null
  const set = (part: Partial<ReportForm>) => store.change({ report: { ...report, ...part } })
  const setResult = (key: string, result: string) => {
    const { [key]: _, ...rest } = report.results
    set({ results: result === '' ? rest : { ...rest, [key]: result as CheckResult } })
  }
  const choices = [
    { value: '', label: r('result_none') },
    ...CHECK_RESULTS.map((value) => ({ value, label: r(`result_${value}`) })),
  ]
  return (
    <div className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="report.by"
          label={r('reportBy')}
          hint={r('reportByHint')}
          error={errors['report.by']}
          maxLength={80}
          autoComplete="off"
          value={report.by}
          onChange={({ target }) => set({ by: target.value })}
        />
        <TextField
          name="report.day"
          type="date"
          label={r('reportDay')}
          error={errors['report.day']}
          max={marketDay(new Date())}
          value={report.day}
          onChange={({ target }) => set({ day: target.value })}
        />
      </div>
      {points === undefined && <Skeleton className="h-32" />}
      {points?.length === 0 && <p className="text-muted text-sm">{r('reportNoPoints')}</p>}
      {points && points.length > 0 && (
        <>
          <Button
            variant="secondary"
            name="report.points"
            size="sm"
            className="self-start"
            onClick={() => set({ results: Object.fromEntries(points.map(({ key }) => [key, 'works' as const])) })}
          >
            {r('reportAll')}
          </Button>
          <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
            {points.map(({ key, names }) => (
              <SelectField
                key={key}
                name={`report.${key}`}
                label={pickText(names as LocalText, locale)}
                value={report.results[key] ?? ''}
                options={choices}
                onChange={({ target }) => setResult(key, target.value)}
              />
            ))}
          </div>
        </>
      )}
      <FieldError id="report-points-error" error={errors['report.points']} />
      <TextField
        name="report.note"
        label={r('reportNote')}
        optional
        maxLength={500}
        autoComplete="off"
        value={report.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <Button variant="quiet" className="self-start" onClick={() => store.change({ report: null })}>
        <X className="size-4" aria-hidden="true" />
        {r('reportRemove')}
      </Button>
    </div>
  )
}
