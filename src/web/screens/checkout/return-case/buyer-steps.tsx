import { useForm } from 'react-hook-form'
import { KNOWN_CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import type { CaseStep, CaseView } from '../../../../domains/returns/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import type { SendCaseFile } from '../../../parts/returns/files-way.ts'
import { WordsForm } from '../../../parts/returns/words-form.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useInBrowser } from '../../../ui/use-in-browser.ts'

type Props = {
  purchaseKey: string
  view: CaseView
  /** Where plain forms go. */
  action: string
  sendFile: SendCaseFile
  onDone: (view: CaseView) => void
}

/** What the buyer may do now: tell that the goods are on their way, keep them after all, or ask the operator. */
export function BuyerSteps({ purchaseKey: key, view, action, sendFile, onDone }: Props) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const params = { key, caseId: view.id }
  const may = (step: CaseStep) => view.steps.includes(step)
  if (view.steps.length === 0) return null
  return (
    <Panel title={t('todo')}>
      <div className="flex flex-col gap-6">
        {may('send') && <SendForm label={view.label} {...{ params, action, onDone }} />}
        {may('cancel') && (
          <form
            method="post"
            action={action}
            onSubmit={(event) => {
              event.preventDefault()
              void run(
                async () => onDone(await api('POST /api/purchases/{key}/cases/{caseId}/cancel', { params })),
                t('done'),
              )
            }}
          >
            <input type="hidden" name="step" value="cancel" />
            <Button type="submit" variant="secondary" busy={busy}>
              {t(view.kind === 'claim' ? 'cancelClaim' : 'cancelCase')}
            </Button>
          </form>
        )}
        {may('dispute') && (
          <WordsForm
            label={t('disputeWords')}
            submit={t('dispute')}
            least={10}
            plain={{ action, step: 'dispute' }}
            sendFile={sendFile}
            onSend={async (words, files) =>
              onDone(await api('POST /api/purchases/{key}/cases/{caseId}/dispute', { params, body: { words, files } }))
            }
          />
        )}
      </div>
    </Panel>
  )
}

type SendProps = Pick<Props, 'action' | 'onDone'> & {
  params: { key: string; caseId: number }
  /** Whose number is the one of the parcel, most likely. */
  label: CaseView['label']
}

function SendForm({ params, label, action, onDone }: SendProps) {
  const t = useTexts('returnPages')
  const { busy, run } = useAction()
  const form = useForm({
    defaultValues: {
      carrier: label ? KNOWN_CARRIERS[label.carrier].name : '',
      trackingNumber: label?.trackingNumber ?? '',
    },
  })
  const { errors } = form.formState
  const send = form.handleSubmit((body) =>
    run(async () => onDone(await api('POST /api/purchases/{key}/cases/{caseId}/sent', { params, body })), t('done')),
  )
  const isLong = (least: number) => (text: string) => text.trim().length >= least || t('required')
  return (
    <form
      method="post"
      action={action}
      noValidate={useInBrowser()}
      onSubmit={(event) => void send(event)}
      className="flex flex-col items-start gap-3"
    >
      <input type="hidden" name="step" value="sent" />
      <TextField
        className="w-full"
        label={t('carrier')}
        required
        minLength={2}
        maxLength={60}
        error={errors.carrier?.message}
        {...form.register('carrier', { validate: isLong(2) })}
      />
      <TextField
        className="w-full"
        label={t('trackingNumber')}
        required
        minLength={3}
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
