import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { SORT_CHOICES, STOCK_FILTERS } from '../../../../../domains/product-list/rules/list-options.ts'
import { treeOptions } from '../../../../parts/categories/category-options.ts'
import type { CategoryTree } from '../../../../parts/categories/category-tree.ts'
import { useListForm } from '../../../../parts/lists/use-list-form.tsx'
import { stateName } from '../../../../parts/product-card/state-badge.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

const FIELDS = ['q', 'category', 'state', 'stock', 'reduced', 'pictures']
const KEPT = ['status', 'company']
const STATES = ['new', 'used', 'damaged'] as const

/** Search, filters and order. All of it stands in the address, so that a list can be sent to a colleague. */
export function ProductFilter({ tree }: { tree: CategoryTree }) {
  const t = useTexts('productList')
  const shell = useTexts('shell')
  const submit = useSubmit()
  const { form, chosen, isFiltered, cleared, hidden } = useListForm(FIELDS, KEPT)
  const [unfolded, setUnfolded] = useState(false)
  const select = (name: string, label: string, options: { value: string; label: string }[], first = t('all')) => (
    <SelectField
      label={label}
      name={name}
      defaultValue={chosen.get(name) ?? ''}
      options={[{ value: '', label: first }, ...options]}
      className="min-w-32 flex-1 basis-36 sm:max-w-52"
      onChange={({ target }) => target.form && void submit(target.form, { preventScrollReset: true })}
    />
  )
  return (
    <Form ref={form} role="search" className="flex flex-wrap items-end gap-3" preventScrollReset>
      {hidden}
      <div className="flex w-full items-end gap-2">
        <TextField
          label={t('search')}
          name="q"
          type="search"
          placeholder={t('searchHint')}
          defaultValue={chosen.get('q') ?? ''}
          maxLength={100}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          <Search className="size-4" aria-hidden="true" />
          {t('show')}
        </Button>
      </div>
      <Button
        variant="quiet"
        className="-ml-4 md:hidden"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {t('filters')}
      </Button>
      <div className={cx('flex w-full flex-wrap items-end gap-3', !unfolded && 'max-md:hidden')}>
        {select('category', t('category'), treeOptions(tree))}
        {select(
          'state',
          t('state'),
          STATES.map((value) => ({ value, label: stateName(shell, value) })),
        )}
        {select(
          'stock',
          t('stock'),
          STOCK_FILTERS.map((value) => ({ value, label: t(`stock_${value}`) })),
        )}
        {select('reduced', t('price'), [{ value: '1', label: t('more_reduced') }])}
        {select('pictures', t('pictures'), [{ value: 'none', label: t('more_bare') }])}
        {select(
          'sort',
          t('sort'),
          SORT_CHOICES.slice(1).map((value) => ({ value, label: t(`sort_${value}`) })),
          t('sort_-created'),
        )}
        {isFiltered && (
          <Link
            to={cleared(['sort'])}
            className="text-link inline-flex min-h-11 items-center text-sm"
            preventScrollReset
          >
            {t('clear')}
          </Link>
        )}
      </div>
    </Form>
  )
}
