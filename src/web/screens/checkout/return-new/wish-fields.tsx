import type { UseFormReturn } from 'react-hook-form'
import { CASE_WORDS, REMEDIES } from '../../../../domains/returns/contract.ts'
import { parseHundredths } from '../../../parts/forms/hundredths.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { ChooseFiles } from '../../../parts/returns/choose-files.tsx'
import type { useChosenFiles } from '../../../parts/returns/use-chosen-files.ts'
import { type Who, WhoFields } from '../../../parts/returns/who-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { CaseValues } from './case-values.ts'

type Props = {
  form: UseFormReturn<CaseValues>
  chosen: ReturnType<typeof useChosenFiles>
  busy: boolean
  isClaim: boolean
  isBusiness: boolean
}

/** What is wrong or wished, what shows it, and who says so. */
export function CaseFields({ form, chosen, busy, isClaim, isBusiness }: Props) {
  const t = useTexts('returnPages')
  const { errors, defaultValues } = form.formState
  const error = errors.words?.message
  return (
    <>
      <TextArea
        label={t(isClaim ? 'defect' : 'wordsOptional')}
        rows={4}
        maxLength={CASE_WORDS}
        required={isClaim}
        {...(isClaim && { minLength: 10 })}
        defaultValue={defaultValues?.words}
        {...(error && { error })}
        {...form.register('words', { validate: (text) => !isClaim || text.trim().length >= 10 || t('tooShort') })}
      />
      <ChooseFiles chosen={chosen} busy={busy} />
      {isClaim && <WishFields form={form} />}
      <WhoFields form={form as unknown as UseFormReturn<Who>} isBusiness={isBusiness} />
    </>
  )
}

/** What a buyer asks for with a claim; what follows from a repair is said before. */
function WishFields({ form }: { form: UseFormReturn<CaseValues> }) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const { errors, defaultValues } = form.formState
  const isAmount = form.watch('wish') === 'priceReduction'
  return (
    <>
      <SelectField
        label={t('wish')}
        hint={t('wishHint')}
        defaultValue={defaultValues?.wish}
        options={REMEDIES.map((value) => ({ value, label: words(`wish_${value}`) }))}
        {...form.register('wish')}
      />
      <TextField
        // Without scripts it stands there whatever is asked for.
        className={isAmount ? undefined : 'hidden noscript:flex'}
        label={t('wishAmount')}
        inputMode="decimal"
        defaultValue={defaultValues?.wishAmount}
        error={errors.wishAmount?.message}
        {...form.register('wishAmount', {
          validate: (text, { wish }) => wish !== 'priceReduction' || Boolean(parseHundredths(text)) || t('required'),
        })}
      />
    </>
  )
}
