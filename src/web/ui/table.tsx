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
  /** Buttons: at the end of the row, side by side. */
  actions?: boolean
  /** In a stacked row its head stands before the cell, as the cell alone says too little. */
  named?: boolean
  /** In a stacked row it has a line of its own, so that what follows stands at the same place in every row. */
  wide?: boolean
  /** In a stacked row: where its turn comes, figures too; in the corner beside what names the row. */
  stacked?: 'start' | 'corner'
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Where there is little room every row becomes a block of its own instead of a line to scroll. */
  stacks?: boolean
}

const FROM = { md: 'max-md:hidden', lg: 'max-lg:hidden' }
/** Beside a corner the name leaves room for one button; the rest of the row follows below. */
const CORNER = '@max-3xl:-order-1 @max-3xl:w-8 @max-3xl:self-start'
const BESIDE_CORNER = '@max-3xl:-order-1 @max-3xl:w-[calc(100%-3rem)]'

/**
 * Rows of data. The first column names the row. Wider than the screen it scrolls by itself, with keys, too. The roles are written out:
 * a stacked table is one for readers still.
 */
export function Table<Row>({ caption, columns, rows, rowKey, stacks }: Props<Row>) {
  const hasCorner = columns.some((column) => column.stacked === 'corner')
  const isRight = ({ actions, figures, named, stacked }: Column<Row>) =>
    (actions || (figures && !named)) && stacked !== 'start'
  const look = (column: Column<Row>) =>
    cx(
      column.from && FROM[column.from],
      stacks && column.stacked === 'corner' && CORNER,
      column.figures && 'text-right',
      column.actions && 'text-right',
      stacks ? 'px-4 py-3 @max-3xl:min-w-0 @max-3xl:max-w-full @max-3xl:p-0' : 'px-4 py-3',
    )
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
      tabIndex={0}
      className={cx('relative w-full overflow-x-auto rounded-lg border border-line bg-surface', stacks && '@container')}
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: laid out as blocks, elements lose the roles they have by name */}
      <table role="table" className={cx('w-full text-left text-sm', stacks && '@max-3xl:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className={cx('border-line border-b text-muted', stacks && '@max-3xl:sr-only')}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={cx('font-medium', look(column))}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={cx(stacks && '@max-3xl:block')}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cx(
                'border-line border-b align-top last:border-b-0',
                stacks &&
                  '@max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-center @max-3xl:gap-x-4 @max-3xl:gap-y-1 @max-3xl:p-4',
              )}
            >
              {columns.map((column, index) =>
                index === 0 ? (
                  <th
                    key={column.key}
                    role="rowheader"
                    scope="row"
                    className={cx(
                      'font-medium',
                      look(column),
                      stacks && (hasCorner ? BESIDE_CORNER : '@max-3xl:w-full'),
                    )}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    role="cell"
                    className={cx(
                      look(column),
                      column.figures && 'numbers',
                      isRight(column) && '@max-3xl:ml-auto',
                      stacks && column.wide && '@max-3xl:w-full',
                      // It would take its part of the room that moves figures to the right.
                      stacks && '@max-3xl:empty:hidden',
                    )}
                  >
                    {stacks && column.named && (
                      <span className="text-muted text-xs @3xl:hidden" aria-hidden="true">
                        {column.head}:{' '}
                      </span>
                    )}
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: until here */}
    </section>
  )
}
