import { useForm } from 'react-hook-form'
import type { ChargebackView } from '../../../../domains/chargebacks/contract.ts'
import { ANSWER_LIMIT } from '../../../../domains/chargebacks/rules/evidence.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

const MB = 1_000_000

/** The answer that goes to the provider: how it stands, or its text and the button that sends it for good. */
export function AnswerForm({ chargeback }: { chargeback: ChargebackView }) {
  const t = useTexts('chargebacks')
  const locale = useLocale()
  const { id, answer, files, parts, sends, takesEvidence } = chargeback
  const { busy, run } = useAction()
  const said = parts.flatMap(({ evidence, company }) => (evidence ? [`${company}: ${evidence.words}`] : []))
  const form = useForm({ defaultValues: { words: answer?.words ?? said.join('\n\n') } })
  const error = form.formState.errors.words?.message
  const used = files.reduce((sum, { kind, size }) => (kind ? sum + size : sum), 0)
  const megabytes = (bytes: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / MB)
  const when =
    answer &&
    dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(answer.endedAt ?? answer.askedAt))
  const send = form.handleSubmit(({ words }) =>
    run(() => api('POST /api/admin/chargebacks/{id}/answer', { params: { id }, body: { words } }), t('answerAsked')),
  )
  return (
    <section className="pt-5">
      <h3 className="pb-2 text-base">{t('answerTitle')}</h3>
      {answer && when && (
        <Notice
          tone={answer.state === 'refused' ? 'danger' : answer.state === 'sent' ? 'good' : 'info'}
          className="mb-3"
        >
          {answer.state === 'refused'
            ? t('answer_refused', { refusal: answer.refusal ?? '–' })
            : t(`answer_${answer.state}`, { when })}
        </Notice>
      )}
      {!takesEvidence && answer && <p className="whitespace-pre-wrap break-words text-sm">{answer.words}</p>}
      {takesEvidence && sends && (
        <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
          <TextArea
            label={t('answerWords')}
            hint={t('answerHint')}
            rows={6}
            maxLength={ANSWER_LIMIT}
            {...(error && { error })}
            {...form.register('words', { validate: (words) => words.trim() !== '' || t('answerWordsRequired') })}
          />
          <p className="text-sm">
            {t('answerConfirm')}{' '}
            <span className="numbers text-muted">
              {t('answerSize', { used: megabytes(used), most: megabytes(sends.bytes) })}
            </span>
          </p>
          <Button type="submit" busy={busy} className="self-start">
            {t('answerSend')}
          </Button>
        </form>
      )}
    </section>
  )
}
