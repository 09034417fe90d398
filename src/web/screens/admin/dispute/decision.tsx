import { useForm } from 'react-hook-form'
import { CASE_WORDS, type CaseView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import { parseHundredths } from '../../../parts/forms/hundredths.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const OUTCOMES = ['buyer', 'part', 'seller'] as const

/** Who is right, with the reason that both sides read. */
export function Decision({ view }: { view: CaseView }) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { outcome: 'buyer', amount: '', words: '' } })
  const { errors } = form.formState
  const outcome = form.watch('outcome')
  const decide = form.handleSubmit(({ amount, words }) =>
    run(
      () =>
        api('POST /api/admin/disputes/{caseId}/decision', {
          params: { caseId: view.id },
          body:
            outcome === 'seller'
              ? { outcome, words }
              : { outcome: 'buyer', amount: outcome === 'part' ? (parseHundredths(amount) ?? null) : null, words },
        }),
      t('done'),
    ),
  )
  return (
    <Panel title={t('decide')}>
      <form noValidate onSubmit={(event) => void decide(event)} className="flex flex-col gap-4">
        <ChoiceCards
          legend={t('outcome')}
          value={outcome}
          onChange={(value) => form.setValue('outcome', value)}
          choices={OUTCOMES.map((value) => ({ value, label: t(`outcome_${value}`) }))}
        />
        {outcome === 'part' && (
          <TextField
            label={t('amount')}
            inputMode="decimal"
            error={errors.amount?.message}
            {...form.register('amount', {
              validate: (text) => outcome !== 'part' || Boolean(parseHundredths(text)) || t('required'),
            })}
          />
        )}
        <TextArea
          label={t('decisionWords')}
          rows={4}
          maxLength={CASE_WORDS}
          {...(errors.words?.message && { error: errors.words.message })}
          {...form.register('words', { validate: (text) => text.trim().length >= 10 || t('tooShort') })}
        />
        <Button type="submit" busy={busy} className="self-start">
          {t('decide')}
        </Button>
      </form>
    </Panel>
  )
}
