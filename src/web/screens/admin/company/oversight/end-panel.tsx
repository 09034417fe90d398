import { useState } from 'react'
import { nextStatus } from '../../../../../domains/companies/rules/company-status.ts'
import type { ApiOutput } from '../../../../api-client.ts'
import { api } from '../../../../browser-api.ts'
import { EndFacts } from '../../../../parts/company/end-facts.tsx'
import { ReasonDialog } from '../../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useKeptFocus } from '../../../../parts/security/use-kept-focus.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { PlanEndDialog } from './plan-end-dialog.tsx'

type Props = {
  company: ApiOutput<'GET /api/admin/companies/{id}'>
  oversight: ApiOutput<'GET /api/admin/companies/{id}/oversight'>
}
const TONES = { planned: 'warning', ended: 'danger', calledOff: 'neutral' } as const

/** The end of the contract: planned with reasons, called off, complained of and answered. */
export function EndPanel({ company, oversight }: Props) {
  const t = useTexts('oversight')
  const { busy, run } = useAction()
  const { place, keepFocus } = useKeptFocus()
  const [asking, setAsking] = useState<'plan' | 'callOff' | 'stands' | 'changed' | null>(null)
  const params = { id: company.id }
  const { ends, noticeDays } = oversight
  const planned = ends.find(({ state }) => state === 'planned')
  const waiting = ends.find((end) => end.complainedAt && !end.answeredAt)
  const mayEnd = !planned && !company.operatesMarket && nextStatus(company.status, 'end') !== undefined
  const close = () => {
    setAsking(null)
    keepFocus()
  }
  const finish = async (done: Promise<boolean>) => {
    if (await done) close()
  }
  const callOff = (reason: string) =>
    finish(run(() => api('POST /api/admin/companies/{id}/end/call-off', { params, body: { reason } }), t('calledOff')))
  const answer = (outcome: 'stands' | 'changed', words: string) =>
    finish(
      run(
        () => api('POST /api/admin/companies/{id}/end/answer', { params, body: { outcome, answer: words } }),
        t('answered'),
      ),
    )
  const isAnswer = asking === 'stands' || asking === 'changed'
  return (
    <Panel title={t('endTitle')}>
      <div ref={place} tabIndex={-1} className="flex flex-col gap-5 rounded-md">
        {ends.length === 0 && <p className="text-muted text-sm">{t('endNone')}</p>}
        {ends.map((end) => (
          <section key={end.id}>
            <p className="pb-2">
              <Badge tone={TONES[end.state]}>{t(`endState_${end.state}`)}</Badge>
            </p>
            <EndFacts end={end} />
          </section>
        ))}
        <div className="flex flex-wrap gap-2">
          {waiting && (
            <>
              <Button size="sm" variant="secondary" onClick={() => setAsking('stands')}>
                {t('answerStands')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setAsking('changed')}>
                {t('answerChange')}
              </Button>
            </>
          )}
          {planned && (
            <Button size="sm" variant="secondary" onClick={() => setAsking('callOff')}>
              {t('callOff')}
            </Button>
          )}
          {mayEnd && (
            <Button size="sm" variant="secondary" onClick={() => setAsking('plan')}>
              {t('endPlan')}
            </Button>
          )}
        </div>
      </div>
      {asking === 'plan' && <PlanEndDialog companyId={company.id} noticeDays={noticeDays} onClose={close} />}
      <ReasonDialog
        open={asking === 'callOff' || isAnswer}
        onClose={close}
        title={isAnswer ? t('answerTitle') : t('callOff')}
        text={asking === 'changed' ? t('answerChangeText') : isAnswer ? t('answerStandsText') : t('callOffText')}
        action={asking === 'changed' ? t('answerChange') : isAnswer ? t('answerStands') : t('callOff')}
        busy={busy}
        onConfirm={(reason) => void (isAnswer ? answer(asking, reason) : callOff(reason))}
      />
    </Panel>
  )
}
