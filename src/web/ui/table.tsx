import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Left out on small screens: `md` needs 768 px, `lg` 1024 px. */
  from?: 'md' | 'lg'
  /** Figures stand right. */
  figures?: boolean
}

const FROM = { md: 'hidden md:table-cell', lg: 'hidden lg:table-cell' }

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** Rows of data. The first column names the row. Wider than the screen it scrolls by itself, with keys, too. */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
    <section
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx(
                  'px-4 py-3 font-medium',
                  column.from && FROM[column.from],
                  column.figures && 'text-right',
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-line border-b align-top last:border-b-0">
              {columns.map((column, index) => {
                const look = cx(
                  'px-4 py-3',
                  column.from && FROM[column.from],
                  column.figures && 'numbers text-right',
                  index === 0 && 'font-medium',
                )
                return index === 0 ? (
                  <th key={column.key} scope="row" className={look}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={look}>
                    {column.cell(row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
