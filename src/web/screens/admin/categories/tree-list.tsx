import { Link } from 'react-router'
import type { OwnCategory } from '../../../../domains/categories/tree/contract.ts'
import { api } from '../../../browser-api.ts'
import { CategoryIcon } from '../../../parts/categories/category-icon.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { RowTools } from './row-tools.tsx'

type Props = { categories: readonly OwnCategory[]; chosen: number | null; nameOf: (category: OwnCategory) => string }

/** The whole tree; every row leads to its category and moves among its siblings. */
export function TreeList({ categories, chosen, nameOf }: Props) {
  const t = useTexts('categoryEditor')
  const { busy, run } = useAction()
  const below = (id: number | null) => categories.filter((one) => one.parentId === id)
  const move = (siblings: readonly OwnCategory[], index: number, by: 1 | -1) => {
    const category = siblings[index]
    if (!category || busy) return
    const before = by === -1 ? siblings[index - 1] : siblings[index + 2]
    const body = { parentId: category.parentId, before: before?.id ?? null }
    void run(() => api('POST /api/admin/categories/{id}/move', { params: { id: category.id }, body }), t('orderSaved'))
  }
  const rows = (parentId: number | null, deep: boolean) => {
    const siblings = below(parentId)
    return (
      <ul className={cx(deep && 'border-line border-l pl-3')}>
        {siblings.map((category, index) => {
          const name = nameOf(category)
          return (
            <li key={category.id}>
              <div
                className={cx(
                  'flex items-center gap-1 rounded-md',
                  chosen === category.id && 'bg-accent-soft text-accent',
                )}
              >
                <Link
                  to={`?id=${category.id}`}
                  preventScrollReset
                  aria-current={chosen === category.id ? 'true' : undefined}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-2 text-sm hover:underline"
                >
                  <CategoryIcon name={category.icon} className="size-4 shrink-0 text-muted" />
                  <span className={cx('min-w-0 break-words', !deep && 'font-semibold')}>{name}</span>
                  <span className="numbers text-muted text-xs">{category.products}</span>
                </Link>
                <RowTools
                  name={name}
                  first={index === 0}
                  last={index === siblings.length - 1}
                  onMove={(by) => move(siblings, index, by)}
                />
              </div>
              {!deep && below(category.id).length > 0 && <div className="ml-4">{rows(category.id, true)}</div>}
            </li>
          )
        })}
      </ul>
    )
  }
  return rows(null, false)
}
