import { Plus } from 'lucide-react'
import { type DraftOption, EMPTY_TEXT, freshKey, keyFrom, moved } from '../../../parts/categories/draft.ts'
import { TextFields } from '../../../parts/categories/text-fields.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RowTools } from './row-tools.tsx'

type Props = {
  options: readonly DraftOption[]
  onChange: (options: DraftOption[]) => void
  errorAt: (field: string) => string | undefined
}

/** The choices of a field, in the order in which they are offered. */
export function OptionsEditor({ options, onChange, errorAt }: Props) {
  const t = useTexts('categoryEditor')
  const locale = useLocale()
  const set = (index: number, option: DraftOption) => onChange(options.with(index, option))
  return (
    <fieldset className="rounded-md bg-sunken p-3">
      <legend className="float-left w-full pb-2 font-medium text-sm">{t('options')}</legend>
      {errorAt('options') && <p className="clear-both pb-2 text-danger text-sm">{errorAt('options')}</p>}
      <ul className="clear-both flex flex-col gap-4">
        {options.map((option, index) => {
          const name = option.names[locale] || option.names['pl-PL'] || t('newOption')
          return (
            <li key={option.rowKey} className="grid gap-2 border-line border-b pb-4">
              <TextFields
                label={t('optionName')}
                value={option.names}
                onChange={(names) => set(index, { ...option, names })}
                error={errorAt(`options.${index}.names.pl-PL`)}
              />
              <TextFields
                label={t('optionNote')}
                value={option.note}
                maxLength={120}
                optional
                onChange={(note) => set(index, { ...option, note })}
                error={errorAt(`options.${index}.note.pl-PL`)}
              />
              <div className="flex flex-wrap items-end justify-between gap-2">
                <TextField
                  label={t('optionValue')}
                  hint={t('keyHint')}
                  value={option.value}
                  placeholder={keyFrom(option.names['en-US'] || option.names['pl-PL'])}
                  error={errorAt(`options.${index}.value`)}
                  onChange={({ target }) => set(index, { ...option, value: target.value })}
                />
                <RowTools
                  name={name}
                  first={index === 0}
                  last={index === options.length - 1}
                  onMove={(by) => onChange(moved(options, index, by))}
                  onRemove={() => onChange(options.toSpliced(index, 1))}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        onClick={() => onChange([...options, { rowKey: freshKey(), value: '', names: EMPTY_TEXT, note: EMPTY_TEXT }])}
      >
        <Plus className="size-4" aria-hidden="true" />
        {t('addOption')}
      </Button>
    </fieldset>
  )
}
