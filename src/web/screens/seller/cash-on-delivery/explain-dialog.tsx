import { useState } from 'react'
import type { CashFindingView } from '../../../../domains/cash-on-delivery/contract.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { companyId: number; finding: CashFindingView; onClose: () => void }

/** What became of money that does not agree, in the words of who knows. */
export function ExplainDialog({ companyId, finding, onClose }: Props) {
  const t = useTexts('cashOnDelivery')
  const { busy, run } = useAction()
  const [note, setNote] = useState('')
  const explain = async () => {
    const call = { params: { id: companyId, finding: finding.id }, body: { note } }
    const sent = () => api('POST /api/companies/{id}/cash-findings/{finding}/explain', call)
    if (await run(sent, t('explainedNow'))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t(`finding_${finding.kind}`)}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void explain()
        }}
      >
        <p className="text-sm">{t(`todo_${finding.kind}`)}</p>
        <TextField
          required
          label={t('explainHow')}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('explain')}
        </Button>
      </form>
    </Dialog>
  )
}
