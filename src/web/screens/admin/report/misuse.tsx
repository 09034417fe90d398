import { useState } from 'react'
import type { ReportFile } from '../../../../domains/moderation/operator/contract.ts'
import { api } from '../../../browser-api.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Noted = NonNullable<ReportFile['misuse']>

/** Steps against who reports without ground: a warning first. */
export function Misuse({ id, misuse: { notes, steps } }: { id: number; misuse: Noted }) {
  const t = useTexts('moderationWork')
  const [step, setStep] = useState<Noted['steps'][number]>()
  const { busy, run } = useAction()
  const confirm = async (reason: string) => {
    if (!step) return
    const call = () => api('POST /api/admin/reports/{id}/misuse', { params: { id }, body: { step, reason } })
    if (await run(call, t('stepDone'))) setStep(undefined)
  }
  return (
    <Panel title={t('misuse')}>
      <p className="pb-3 text-muted text-sm">{t('misuseText')}</p>
      {notes.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 pb-4 pl-5 text-sm">
          {notes.map(({ what, reason, at, until }) => (
            <li key={at} className="break-words">
              <When at={at} /> · {t(`misuse_${what}`)}
              {until && (
                <>
                  {' '}
                  (→ <When at={until} />)
                </>
              )}
              : {reason}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {steps.map((one) => (
          <Button key={one} variant="secondary" onClick={() => setStep(one)}>
            {t(`step_${one}`)}
          </Button>
        ))}
      </div>
      <ReasonDialog
        open={step !== undefined}
        onClose={() => setStep(undefined)}
        title={step ? t(`step_${step}`) : t('misuse')}
        text={t('stepText')}
        action={step ? t(`step_${step}`) : t('save')}
        busy={busy}
        onConfirm={(reason) => void confirm(reason)}
      />
    </Panel>
  )
}
