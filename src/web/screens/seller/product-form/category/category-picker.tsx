import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type CategoryNode, pathTo } from '../../../../parts/categories/category-tree.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { startHere } from '../../../../ui/start-here.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useOfferTools } from '../offer-tools.ts'
import { findCategories } from './find-categories.ts'

type Props = { chosen: number | null; onChoose: (id: number) => void }

/** A category found by typing, or level by level. Any level may be chosen. */
export function CategoryPicker({ chosen, onChoose }: Props) {
  const t = useTexts('offer')
  const { tree } = useOfferTools()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState<number | null>(() =>
    chosen === null ? null : (tree.byId.get(chosen)?.parentId ?? null),
  )
  const path = pathTo(tree, at)
  const level = at === null ? tree.top : (tree.byId.get(at)?.children ?? [])
  const searched = typed.trim() !== ''
  const shown = searched ? findCategories(tree, typed) : level
  const trailOf = (node: CategoryNode) =>
    pathTo(tree, node.parentId)
      .map(({ name }) => name)
      .join(' › ')
  return (
    <div className="min-h-96">
      <TextField
        label={t('searchCategory')}
        value={typed}
        ref={startHere}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <p aria-live="polite" className="mt-3 min-h-6 text-muted text-sm">
        {searched ? t('categoriesFound', { count: shown.length }) : path.map(({ name }) => name).join(' › ')}
      </p>
      {!searched && at !== null && (
        <Button variant="quiet" onClick={() => setAt(tree.byId.get(at)?.parentId ?? null)} className="-ml-3">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('levelUp')}
        </Button>
      )}
      <ul className="mt-1 divide-y divide-line border-line border-y">
        {shown.map((node) => (
          <li key={node.id} className="flex items-center">
            <button
              type="button"
              aria-current={node.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(node.id)}
              className="min-h-12 min-w-0 flex-1 py-1.5 text-left text-sm hover:text-accent aria-[current=true]:font-semibold aria-[current=true]:text-accent"
            >
              {node.name}
              {searched && trailOf(node) && <span className="block text-muted text-xs">{trailOf(node)}</span>}
            </button>
            {!searched && node.children.length > 0 && (
              <IconButton label={t('openLevel', { name: node.name })} onClick={() => setAt(node.id)}>
                <ChevronRight className="size-5" aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
