import { useForm } from 'react-hook-form'
import type { GoodsDecision, MarketGoodFile } from '../../../../domains/moderation/goods/contract.ts'
import { reasonsOf } from '../../../../domains/moderation/rules/reasons.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { DecisionFields, type DecisionForm } from '../../../parts/moderation/decision-fields.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'

const REASONS = reasonsOf('product')

/** Takes the offer down without a report, or shows it again: with the reasons that its seller reads. */
export function DecideGoods({ file }: { file: MarketGoodFile }) {
  const t = useTexts('marketGoods')
  const work = useTexts('moderationWork')
  const { busy, run } = useAction()
  const [first = 'restrict'] = file.measures
  const form = useForm<DecisionForm>({
    defaultValues: { measure: first, reason: 'misleading', ground: 'terms', provision: '', facts: '' },
  })
  if (file.measures.length === 0) return <Notice>{t('suspended')}</Notice>
  const send = form.handleSubmit((said) => {
    const body = said as GoodsDecision
    return run(() => api('POST /api/admin/products/{id}/decision', { params: { id: file.id }, body }), work('decided'))
  })
  return (
    <Panel title={t('decide')}>
      <p className="pb-4 text-muted text-sm">{t('decideText')}</p>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <DecisionFields file={{ kind: 'product', measures: file.measures }} form={form} reasons={REASONS} />
        <Button type="submit" busy={busy} className="self-start">
          {work('send')}
        </Button>
      </form>
    </Panel>
  )
}
