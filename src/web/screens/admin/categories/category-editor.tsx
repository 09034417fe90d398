import { useState } from 'react'
import type { OwnCategory, Proposal } from '../../../../domains/categories/tree/contract.ts'
import { type LocalText, pickText } from '../../../../values/locale.ts'
import { AdminFrame } from '../../../parts/admin/admin-frame.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { AddCategory } from './add-category.tsx'
import { ChosenCategory } from './chosen-category.tsx'
import { ProposalsPanel } from './proposals-panel.tsx'
import { TreeList } from './tree-list.tsx'

type Props = { categories: readonly OwnCategory[]; proposals: readonly Proposal[]; chosen: OwnCategory | null }

/** The tree beside the category that is being edited, what sellers propose above. */
export function CategoryEditor({ categories, proposals, chosen }: Props) {
  const t = useTexts('categoryEditor')
  const locale = useLocale()
  const [adding, setAdding] = useState(false)
  const nameOf = (category: OwnCategory) => pickText(category.names as LocalText, locale)
  const byId = new Map(categories.map((category) => [category.id, category]))
  const parentName = (id: number | null) => {
    const parent = id === null ? undefined : byId.get(id)
    return parent ? nameOf(parent) : t('topLevel')
  }
  const choice = (category: OwnCategory) => ({
    value: String(category.id),
    label: category.parentId === null ? nameOf(category) : `${parentName(category.parentId)} › ${nameOf(category)}`,
  })
  const parents = categories.filter((one) => one.parentId === null).map(choice)
  return (
    <AdminFrame side={<Button onClick={() => setAdding(true)}>{t('addTitle')}</Button>}>
      <ProposalsPanel proposals={proposals} parentName={parentName} categories={categories.map(choice)} />
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <nav aria-label={t('tree')} className="xl:max-h-[80dvh] xl:overflow-y-auto">
          <TreeList categories={categories} chosen={chosen?.id ?? null} nameOf={nameOf} />
        </nav>
        {chosen ? (
          <ChosenCategory
            key={chosen.id}
            category={chosen}
            title={nameOf(chosen)}
            parent={chosen.parentId === null ? undefined : byId.get(chosen.parentId)}
            parents={parents.filter((one) => one.value !== String(chosen.id))}
            others={categories.filter((one) => one.id !== chosen.id).map(choice)}
            hasChildren={categories.some((one) => one.parentId === chosen.id)}
          />
        ) : (
          <p className="max-w-text text-muted">{t('chooseText')}</p>
        )}
      </div>
      <AddCategory open={adding} onClose={() => setAdding(false)} parents={parents} />
    </AdminFrame>
  )
}
