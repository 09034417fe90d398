import type { UseFormReturn } from 'react-hook-form'
import { DOCUMENT_KINDS, KIND_TABLE } from '../../../../domains/documents/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { SettingsForm } from './use-document-settings.ts'

/** How numbers begin, a field a kind; `ofMarket`: those of commission as well. */
export function SeriesFields({ form, ofMarket }: { form: UseFormReturn<SettingsForm>; ofMarket: boolean }) {
  const t = useTexts('documents')
  const { errors } = form.formState
  return (
    <fieldset>
      <legend className="font-medium text-sm">{t('series')}</legend>
      <p className="mt-1 mb-3 text-muted text-xs">{t('seriesHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {DOCUMENT_KINDS.filter((kind) => ofMarket || !KIND_TABLE[kind].ofMarket).map((kind) => (
          <TextField
            key={kind}
            label={t(`kind_${kind}`)}
            maxLength={10}
            autoCapitalize="characters"
            error={errors.series?.[kind]?.message}
            {...form.register(`series.${kind}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
