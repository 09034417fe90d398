import { useMemo } from 'react'
import { categoryOptions } from '../../../../parts/categories/category-options.ts'
import type { ImportSettings, ImportView } from '../../../../parts/imports/import-types.ts'
import type { ImportPage } from '../load-import.ts'
import { DefaultsPanel } from './defaults-panel.tsx'
import { PricePanel } from './price-panel.tsx'
import type { Change } from './use-settings.ts'
import { WordsPanel } from './words-panel.tsx'

type Props = {
  page: ImportPage
  view: ImportView
  settings: ImportSettings
  errors: Readonly<Record<string, string>>
  change: Change
}

/** What is said of the goods: their categories, prices, and what the file leaves out. */
export function GoodsPanels({ page, view, settings, errors, change }: Props) {
  const categories = useMemo(() => categoryOptions(page.tree), [page.tree])
  return (
    <>
      {view.categoryWords.length > 0 && <WordsPanel {...{ view, settings, categories, change }} />}
      <PricePanel {...{ settings, errors, change }} marketCurrency={view.marketCurrency} />
      <DefaultsPanel {...{ settings, errors, categories, change }} shops={page.shops} />
    </>
  )
}
