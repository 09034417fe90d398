import type { ImportView } from '../../../../parts/imports/import-types.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { columnName } from './column-name.ts'

/** The first rows as they are read now. */
export function SampleTable({ view }: { view: ImportView }) {
  const t = useTexts('imports')
  return (
    <section
      aria-label={t('sample')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
      tabIndex={0}
      className="relative max-h-80 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-left text-xs">
        <caption className="sr-only">{t('sample')}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium text-muted">
              {t('line')}
            </th>
            {view.columns.map((one) => (
              <th key={one.column} scope="col" className="max-w-60 truncate px-3 py-2 font-medium">
                {columnName(t, one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.sampleRows.map(({ line, cells }) => (
            <tr key={line} className="border-line border-t">
              <th scope="row" className="numbers px-3 py-1.5 font-normal text-muted">
                {line}
              </th>
              {view.columns.map(({ column }) => (
                <td key={column} className="max-w-60 truncate px-3 py-1.5">
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
