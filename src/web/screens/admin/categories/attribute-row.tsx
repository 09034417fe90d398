import { type DraftAttribute, keyFrom } from '../../../parts/categories/draft.ts'
import { TextFields } from '../../../parts/categories/text-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { OptionsEditor } from './options-editor.tsx'

const TYPES = ['text', 'number', 'enum', 'boolean'] as const
const GROUPS = ['main', 'display', 'memory', 'connectivity', 'condition', 'other'] as const

type Props = {
  attribute: DraftAttribute
  onChange: (attribute: DraftAttribute) => void
  errorAt: (field: string) => string | undefined
}

/** One field of the category's schema: what it is called, what it holds, and where it is shown. */
export function AttributeRow({ attribute, onChange, errorAt }: Props) {
  const t = useTexts('categoryEditor')
  const set = (over: Partial<DraftAttribute>) => onChange({ ...attribute, ...over })
  return (
    <div className="grid gap-4">
      <TextFields
        label={t('fieldName')}
        value={attribute.names}
        onChange={(names) => set({ names })}
        error={errorAt('names.pl-PL')}
      />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={t('type')}
          value={attribute.type}
          options={TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
          error={errorAt('type')}
          onChange={({ target }) => set({ type: target.value as DraftAttribute['type'] })}
        />
        {attribute.type === 'number' && (
          <TextField
            label={t('unit')}
            optional
            value={attribute.unit}
            maxLength={12}
            onChange={({ target }) => set({ unit: target.value })}
          />
        )}
        <SelectField
          label={t('group')}
          value={attribute.group}
          options={GROUPS.map((value) => ({ value, label: t(value === 'other' ? 'group_misc' : `group_${value}`) }))}
          onChange={({ target }) => set({ group: target.value as DraftAttribute['group'] })}
        />
        <TextField
          label={t('key')}
          hint={t('keyHint')}
          value={attribute.key}
          placeholder={keyFrom(attribute.names['en-US'] || attribute.names['pl-PL'])}
          error={errorAt('key')}
          onChange={({ target }) => set({ key: target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-x-8">
        <CheckboxField
          label={t('facet')}
          checked={attribute.facet}
          onChange={({ target }) => set({ facet: target.checked })}
        />
        <CheckboxField
          label={t('onCard')}
          checked={attribute.onCard}
          onChange={({ target }) => set({ onCard: target.checked })}
        />
        <CheckboxField
          label={t('carried')}
          checked={attribute.carried ?? false}
          onChange={({ target }) => set({ carried: target.checked })}
        />
      </div>
      {attribute.type === 'enum' && (
        <OptionsEditor options={attribute.options} onChange={(options) => set({ options })} errorAt={errorAt} />
      )}
    </div>
  )
}
