import { useForm } from 'react-hook-form'
import { type OrderChargeback, WORDS_LIMIT } from '../../../../domains/chargebacks/contract.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = {
  companyId: number
  number: string
  chargeback: OrderChargeback
  onSaved: (chargebacks: readonly OrderChargeback[]) => void
}

/** What the seller says to a chargeback; it may be written anew until it is decided. */
export function EvidenceForm({ companyId: id, number, chargeback, onSaved }: Props) {
  const t = useTexts('chargebacks')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { words: chargeback.evidence?.words ?? '' } })
  const error = form.formState.errors.words?.message
  const save = form.handleSubmit(({ words }) =>
    run(async () => {
      const params = { id, number, chargebackId: chargeback.id }
      const saved = await api('PUT /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/evidence', {
        params,
        body: { words },
      })
      onSaved(saved.chargebacks)
    }, t('sent')),
  )
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
      <TextArea
        label={t('words')}
        rows={6}
        maxLength={WORDS_LIMIT}
        {...(error && { error })}
        {...form.register('words', { validate: (words) => words.trim() !== '' || t('wordsRequired') })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
        {chargeback.evidence && (
          <span className="text-sm">
            {t('writtenAt')} <When at={chargeback.evidence.writtenAt} />
          </span>
        )}
      </div>
    </form>
  )
}
