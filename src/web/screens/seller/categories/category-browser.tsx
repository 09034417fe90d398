import { useState } from 'react'
import type { Category } from '../../../../domains/categories/contract.ts'
import { type LocalText, pickText } from '../../../../values/locale.ts'
import { foldText } from '../../../../values/text-fold.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** All categories with the fields that products of each have, to look one up before listing. */
export function CategoryBrowser({ categories }: { categories: readonly Category[] }) {
  const t = useTexts('categoryEditor')
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const nameOf = (category: Category) => pickText(category.names as LocalText, locale)
  const words = foldText(typed.trim())
  const parents = new Map(categories.map((category) => [category.id, category]))
  const pathOf = (category: Category) => {
    const parent = category.parentId === null ? undefined : parents.get(category.parentId)
    return parent ? `${nameOf(parent)} › ${nameOf(category)}` : nameOf(category)
  }
  const found = categories
    .map((category) => ({ category, path: pathOf(category) }))
    .filter(({ path }) => foldText(path).includes(words))
    .sort((a, b) => a.path.localeCompare(b.path, locale))
  return (
    <section aria-labelledby="all-categories">
      <h2 id="all-categories" className="pb-3 text-xl">
        {t('tree')}
      </h2>
      <TextField
        label={t('search')}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="max-w-md pb-3"
      />
      <p role="status" className="pb-2 text-muted text-sm">
        {found.length === 0 ? t('noneFound') : t('found', { count: found.length })}
      </p>
      <div>
        {found.map(({ category, path }) => (
          <Disclosure
            key={category.id}
            title={path}
            side={<span className="text-xs">{t('fieldCount', { count: category.attributes.length })}</span>}
          >
            <ul className="columns-1 gap-8 text-sm sm:columns-2">
              {category.attributes.map((attribute) => (
                <li key={attribute.key} className="py-0.5">
                  {pickText(attribute.names as LocalText, locale)}
                  {attribute.unit && <span className="text-muted"> ({attribute.unit})</span>}
                </li>
              ))}
              {category.attributes.length === 0 && <li className="text-muted">{t('noFields')}</li>}
            </ul>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
