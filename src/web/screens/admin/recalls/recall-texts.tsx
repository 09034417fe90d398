import type { UseFormReturn } from 'react-hook-form'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { RecallValues } from './recall-values.ts'

const LANGUAGES = [
  ['pl', 'inPolish'],
  ['en', 'inEnglish'],
  ['de', 'inGerman'],
] as const

/** Title, danger and what to do in each language; Polish has to be there. */
export function RecallTexts({ form }: { form: UseFormReturn<RecallValues> }) {
  const t = useTexts('productSafety')
  const { errors } = form.formState
  return LANGUAGES.map(([language, name]) => {
    const rules = { validate: (text: string) => language !== 'pl' || text.trim().length >= 3 }
    const wrong = (field: 'title' | 'danger' | 'remedy') => errors[field]?.[language] && t('wrongField')
    return (
      <fieldset key={language} className="grid gap-4 sm:col-span-2" lang={language}>
        <legend className="pb-2 font-semibold">{t(name)}</legend>
        <TextField
          label={t('recallTitle')}
          maxLength={150}
          error={wrong('title')}
          {...form.register(`title.${language}`, rules)}
        />
        <TextArea
          label={t('danger')}
          rows={3}
          maxLength={2000}
          error={wrong('danger')}
          {...form.register(`danger.${language}`, rules)}
        />
        <TextArea
          label={t('remedy')}
          rows={3}
          maxLength={2000}
          error={wrong('remedy')}
          {...form.register(`remedy.${language}`, rules)}
        />
      </fieldset>
    )
  })
}
