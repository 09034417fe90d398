import type { UseFormReturn } from 'react-hook-form'
import { isSafetyGate, YEARS_MOST } from '../../../../domains/recalls/rules/recall-steps.ts'
import { isEan, plainEan } from '../../../../values/ean.ts'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { RecallValues } from './recall-values.ts'

/** Which offers it is about, whom of their buyers it is told, and where more stands. */
export function RecallTarget({ form, tree }: { form: UseFormReturn<RecallValues>; tree: CategoryTree }) {
  const t = useTexts('productSafety')
  const { errors } = form.formState
  const wrong = (name: keyof RecallValues) => errors[name] && t('wrongField')
  return (
    <>
      <p className="text-muted text-sm sm:col-span-2">{t('targetHint')}</p>
      <TextField label={t('brand')} maxLength={80} {...form.register('brand')} />
      <TextField label={t('model')} maxLength={120} {...form.register('model')} />
      <TextField
        label={t('ean')}
        inputMode="numeric"
        maxLength={24}
        error={wrong('ean')}
        {...form.register('ean', { validate: (text) => text.trim() === '' || isEan(plainEan(text)) })}
      />
      <SelectField
        label={t('category')}
        options={[
          { value: '', label: t('anyCategory') },
          ...[...tree.byId.values()].map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...form.register('category')}
      />
      <TextField label={t('offerIds')} hint={t('offerIdsHint')} maxLength={4000} {...form.register('offers')} />
      <SelectField
        label={t('years')}
        hint={t('yearsHint')}
        options={Array.from({ length: YEARS_MOST }, (_, index) => ({
          value: String(index + 1),
          label: String(index + 1),
        }))}
        {...form.register('years')}
      />
      <TextField
        label={t('link')}
        hint={t('linkHint')}
        type="url"
        maxLength={300}
        error={wrong('link')}
        className="sm:col-span-2"
        {...form.register('link', { validate: (text) => text.trim() === '' || isSafetyGate(text.trim()) })}
      />
    </>
  )
}
