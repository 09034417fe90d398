import { useForm } from 'react-hook-form'
import { type CaseView, REMEDIES } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import { hundredthsText, parseHundredths } from '../../../parts/forms/hundredths.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** A claim is right: what is done about it, with what follows from a repair said before. */
export function AcceptForm({ company, view }: { company: Mine; view: CaseView }) {
  const t = useTexts('returnPages')
  const words = useTexts('returns')
  const locale = useLocale()
  const { busy, run } = useAction()
  const form = useForm({
    defaultValues: { remedy: view.wish ?? 'repair', amount: hundredthsText(view.wishAmount, locale) },
  })
  const isReduced = form.watch('remedy') === 'priceReduction'
  const accept = form.handleSubmit(({ remedy, amount }) =>
    run(
      () =>
        api('POST /api/companies/{id}/returns/{caseId}/accept', {
          params: { id: company.id, caseId: view.id },
          body: { remedy, amount: remedy === 'priceReduction' ? (parseHundredths(amount) ?? null) : null, words: '' },
        }),
      t('done'),
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void accept(event)} className="flex flex-col gap-3">
      <SelectField
        label={t('remedy')}
        hint={t('remedyHint')}
        options={REMEDIES.map((value) => ({ value, label: words(`wish_${value}`) }))}
        {...form.register('remedy')}
      />
      {isReduced && (
        <TextField
          label={t('amount')}
          inputMode="decimal"
          error={form.formState.errors.amount?.message}
          {...form.register('amount', { validate: (text) => Boolean(parseHundredths(text)) || t('required') })}
        />
      )}
      <Button type="submit" busy={busy} className="self-start">
        {t('accept')}
      </Button>
    </form>
  )
}
