import { useForm } from 'react-hook-form'
import type { CaseStep, CaseView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { WordsForm } from '../../../parts/returns/words-form.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { purchaseKey: string; view: CaseView; onDone: (view: CaseView) => void }

/** What the buyer may do now: tell that the goods are on their way, keep them after all, or ask the operator. */
export function BuyerSteps({ purchaseKey: key, view, onDone }: Props) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const params = { key, caseId: view.id }
  const may = (step: CaseStep) => view.steps.includes(step)
  if (view.steps.length === 0) return null
  return (
    <Panel title={t('todo')}>
      <div className="flex flex-col gap-6">
        {may('send') && <SendForm {...{ params, onDone }} />}
        {may('cancel') && (
          <Button
            variant="secondary"
            className="self-start"
            busy={busy}
            onClick={() =>
              void run(
                async () => onDone(await api('POST /api/purchases/{key}/cases/{caseId}/cancel', { params })),
                t('done'),
              )
            }
          >
            {t('cancelCase')}
          </Button>
        )}
        {may('dispute') && (
          <WordsForm
            label={t('disputeWords')}
            submit={t('dispute')}
            least={10}
            onSend={async (words) =>
              onDone(await api('POST /api/purchases/{key}/cases/{caseId}/dispute', { params, body: { words } }))
            }
          />
        )}
      </div>
    </Panel>
  )
}

function SendForm({ params, onDone }: { params: { key: string; caseId: number }; onDone: Props['onDone'] }) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { carrier: '', trackingNumber: '' } })
  const { errors } = form.formState
  const send = form.handleSubmit((body) =>
    run(async () => onDone(await api('POST /api/purchases/{key}/cases/{caseId}/sent', { params, body })), t('done')),
  )
  const isLong = (least: number) => (text: string) => text.trim().length >= least || t('required')
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col items-start gap-3">
      <TextField
        className="w-full"
        label={t('carrier')}
        maxLength={60}
        error={errors.carrier?.message}
        {...form.register('carrier', { validate: isLong(2) })}
      />
      <TextField
        className="w-full"
        label={t('trackingNumber')}
        maxLength={60}
        error={errors.trackingNumber?.message}
        {...form.register('trackingNumber', { validate: isLong(3) })}
      />
      <Button type="submit" busy={busy}>
        {t('markSent')}
      </Button>
    </form>
  )
}
