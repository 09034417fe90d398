import { useEffect, useRef } from 'react'
import type { OwnCategory } from '../../../../domains/categories/tree/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CategoryForm } from './category-form.tsx'
import { PlacePanel } from './place-panel.tsx'

type Choice = { value: string; label: string }
type Props = {
  category: OwnCategory
  title: string
  parent: OwnCategory | undefined
  parents: readonly Choice[]
  others: readonly Choice[]
  hasChildren: boolean
}

/** The category that is being edited. On narrow screens it stands below the tree: choosing one goes there. */
export function ChosenCategory({ category, title, parent, parents, others, hasChildren }: Props) {
  const t = useTexts('categoryEditor')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="chosen" className="grid min-w-0 gap-6">
      <div>
        <h2 id="chosen" ref={heading} tabIndex={-1} className="break-words text-xl outline-none">
          {title}
        </h2>
        <p className="text-muted text-sm">{t('productsHere', { count: category.products })}</p>
      </div>
      <CategoryForm category={category} parent={parent} />
      <PlacePanel {...{ category, parents, others, hasChildren }} />
    </section>
  )
}
