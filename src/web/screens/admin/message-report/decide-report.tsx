import { useState } from 'react'
import { DECISIONS, type Decision } from '../../../../domains/messages/rules/bounds.ts'
import { api } from '../../../browser-api.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** What the operator decides about a reported conversation, each with its reason. */
export function DecideReport({ id }: { id: number }) {
  const t = useTexts('messages')
  const { busy, run } = useAction()
  const [asked, setAsked] = useState<Decision>()
  const shown = asked ?? 'dismissed'
  const decide = async (words: string) => {
    const call = () =>
      api('POST /api/admin/message-reports/{id}/decide', { params: { id }, body: { decision: shown, words } })
    if (await run(call, t('decided'))) setAsked(undefined)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {DECISIONS.map((one) => (
          <Button key={one} variant="secondary" onClick={() => setAsked(one)}>
            {t(`decide_${one}`)}
          </Button>
        ))}
      </div>
      <ReasonDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t(`decide_${shown}`)}
        text={t(`decideText_${shown}`)}
        action={t(`decide_${shown}`)}
        busy={busy}
        onConfirm={(words) => void decide(words)}
      />
    </>
  )
}
