import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { OwnCategory } from '../../../domains/catalog/tree/contract.ts'
import { type LocalText, pickText } from '../../../values/locale.ts'
import { type LoadArgs, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ChoicesSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { AddCategory } from '../../parts/category-editor/add-category.tsx'
import { ChosenCategory } from '../../parts/category-editor/chosen-category.tsx'
import { ProposalsPanel } from '../../parts/category-editor/proposals-panel.tsx'
import { TreeList } from '../../parts/category-editor/tree-list.tsx'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'

async function load({ api, url, signal }: LoadArgs) {
  const [{ categories }, { proposals }] = await Promise.all([
    api('GET /api/admin/categories', { signal }),
    api('GET /api/admin/category-proposals', { query: { status: 'waiting' }, signal }),
  ])
  const id = Number(url.searchParams.get('id'))
  return { categories, proposals, chosen: categories.find((one) => one.id === id) ?? null }
}

export const clientLoader = privateLoader(load)
export { ChoicesSkeleton as HydrateFallback }

/** R10 E08: the operator edits the tree of categories and decides on what sellers propose. */
export default function AdminCategoriesScreen() {
  const { categories, proposals, chosen } = useLoaderData<typeof clientLoader>()
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
    <AdminFrame
      side={
        <Button onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden="true" />
          {t('addTitle')}
        </Button>
      }
    >
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
