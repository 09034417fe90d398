import { useForm } from 'react-hook-form'
import type { ReportFile } from '../../../../domains/moderation/operator/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { DecisionFields, type DecisionForm } from '../../../parts/moderation/decision-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** The decision, with the reasons that those concerned read. */
export function Decide({ file }: { file: ReportFile }) {
  const t = useTexts('moderationWork')
  const { busy, run } = useAction()
  const form = useForm<DecisionForm>({
    defaultValues: { measure: file.measure, ground: 'terms', provision: '', facts: '' },
  })
  const send = form.handleSubmit((body) =>
    run(() => api('POST /api/admin/reports/{id}/decision', { params: { id: file.id }, body }), t('decided')),
  )
  return (
    <Panel title={t('decide')}>
      <p className="pb-4 text-muted text-sm">{t('decideText')}</p>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <DecisionFields file={file} form={form} />
        <Button type="submit" busy={busy} className="self-start">
          {t('send')}
        </Button>
      </form>
    </Panel>
  )
}
