import { useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { sendFilesOf } from '../../../parts/returns/buyer-files.ts'
import { usePlainAction } from '../../../parts/returns/plain-form.ts'
import { useChosenFiles } from '../../../parts/returns/use-chosen-files.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { type CaseValues, readWish } from './case-values.ts'

type Named = { key: string; number: string; kind: 'claim' | 'return' | 'exchange'; onOpened: (caseId: number) => void }

/**
 * Opens a case, sends the files that were chosen with it, and goes to its page. Where a file is refused the case is there already, and the files stay
 * chosen: another press sends them and nothing else (`again`). `action`: where the form goes without scripts.
 */
export function useOpenCase({ key, number, kind, onOpened }: Named) {
  const t = useTexts('returnPages')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const chosen = useChosenFiles(undefined)
  const finish = async (id: number) => {
    const params = { key, caseId: id }
    if (chosen.files.length > 0) {
      const files = await chosen.sendAll(sendFilesOf(params))
      // What is wrong stands beside the files.
      if (files === undefined) return false
      await api('POST /api/purchases/{key}/cases/{caseId}/statements', { params, body: { words: '', files } })
    }
    await navigate(`/order/${key}/cases/${id}`)
  }
  const open = ({ wish, wishAmount, ...who }: CaseValues, lines: { itemId: number; quantity: number }[]) =>
    run(async () => {
      const claim = readWish({ wish, wishAmount })
      const view = await api('POST /api/purchases/{key}/orders/{number}/returns', {
        params: { key, number },
        body: kind === 'claim' ? { kind, ...who, ...claim, lines } : { kind, ...who, lines },
      })
      onOpened(view.id)
      return finish(view.id)
    }, t('opened'))
  const again = (id: number) => run(() => finish(id), t('opened'))
  const action = usePlainAction(`/order/${key}/return/${number}`)
  return { busy, open, again, chosen, action }
}
