import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { DecisionBody, ReportFile } from '../../../../domains/moderation/operator/contract.ts'
import { FACTS_LIMIT, EXPLANATION_LEAST as least } from '../../../../domains/moderation/rules/reasons.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { DecisionFields, type DecisionForm } from '../../../parts/moderation/decision-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'

const OUTCOMES = ['stands', 'changed'] as const
const KEY = 'POST /api/admin/reports/{id}/complaints/{complaintId}'

/** The answer to a complaint: the decision stands, or another takes its place. */
export function Answer({ file, complaintId }: { file: ReportFile; complaintId: number }) {
  const t = useTexts('moderationWork')
  const words = useTexts('moderation')
  const { busy, run } = useAction()
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('stands')
  const [answer, setAnswer] = useState('')
  const [short, setShort] = useState(false)
  const form = useForm<DecisionForm>({
    defaultValues: { measure: 'none', ground: 'terms', provision: '', facts: '' },
  })
  const tell = (decision?: DecisionBody) => {
    const said = answer.trim()
    setShort(said.length < least)
    if (said.length < least) return
    const body = decision
      ? { outcome: 'changed' as const, answer: said, decision }
      : { outcome: 'stands' as const, answer: said }
    void run(() => api(KEY, { params: { id: file.id, complaintId }, body }), t('answered'))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (outcome === 'stands') return tell()
        void form.handleSubmit(tell)(event)
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-muted text-sm">{t('answerText')}</p>
      <ChoiceCards
        legend={t('outcome')}
        value={outcome}
        onChange={(value) => setOutcome(OUTCOMES.find((one) => one === value) ?? 'stands')}
        choices={OUTCOMES.map((value) => ({ value, label: t(`outcome_${value}`) }))}
      />
      {outcome === 'changed' && <DecisionFields file={file} form={form} />}
      <TextArea
        label={t('answerWords')}
        rows={4}
        maxLength={FACTS_LIMIT}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={short ? words('wrong_explanation', { least, most: FACTS_LIMIT }) : undefined}
      />
      <Button type="submit" busy={busy} className="self-start">
        {t('answerSend')}
      </Button>
    </form>
  )
}
