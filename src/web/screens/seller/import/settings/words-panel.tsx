import type { CategoryOption } from '../../../../parts/categories/category-options.ts'
import type { ImportSettings, ImportView } from '../../../../parts/imports/import-types.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { Change } from './use-settings.ts'

type Props = {
  view: ImportView
  settings: ImportSettings
  categories: readonly CategoryOption[]
  change: Change
}

/** Words of the category column, and which category each means. */
export function WordsPanel({ view, settings, categories, change }: Props) {
  const t = useTexts('imports')
  const chosen = (value: string, proposed: number | null) => {
    const own = settings.categories.find((one) => one.value === value)
    return String((own ? own.categoryId : proposed) ?? '')
  }
  const set = (value: string, text: string) => {
    const others = settings.categories.filter((one) => one.value !== value)
    change({ categories: [...others, { value, categoryId: text === '' ? null : Number(text) }] })
  }
  return (
    <Panel title={t('wordsTitle')} aria-label={t('wordsTitle')}>
      <p className="max-w-text pb-2 text-muted text-sm">{t('wordsText')}</p>
      <ul>
        {view.categoryWords.map(({ value, categoryId }) => (
          <li
            key={value}
            className="grid items-center gap-x-6 gap-y-2 border-line border-t py-3 md:grid-cols-[minmax(0,1fr)_20rem]"
          >
            <p className="break-words font-medium">{value}</p>
            <SelectField
              label={t('wordOf', { word: value })}
              labelHidden
              value={chosen(value, categoryId)}
              options={[{ value: '', label: t('asDefault') }, ...categories]}
              onChange={({ target }) => set(value, target.value)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
