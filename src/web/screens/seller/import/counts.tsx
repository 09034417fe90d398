import type { ImportView } from '../../../parts/imports/import-types.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'

/** The result in figures. `planned`: what would happen. */
export function Counts({ view, planned }: { view: ImportView; planned?: boolean }) {
  const t = useTexts('imports')
  const { progress } = view
  const numbers = new Intl.NumberFormat(useLocale())
  const items = [
    { name: t('rows'), value: progress.rowsTotal ?? progress.rowsRead },
    { name: t(planned ? 'willCreate' : 'created'), value: progress.created },
    { name: t(planned ? 'willUpdate' : 'updated'), value: progress.updated },
    { name: t('unchanged'), value: progress.unchanged },
    { name: t('rejected'), value: progress.rejected, bad: progress.rejected > 0 },
    { name: t('warnings'), value: progress.warnings },
    ...(progress.drafts > 0 ? [{ name: t('drafts'), value: progress.drafts }] : []),
  ]
  return (
    <dl
      aria-label={t('counts')}
      className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none"
    >
      {items.map(({ name, value, bad }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className={cx('numbers font-semibold text-2xl', bad && 'text-danger')}>{numbers.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
