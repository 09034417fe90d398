import { useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { type CaseValues, readWish } from './case-values.ts'

type Named = { key: string; number: string; kind: 'claim' | 'return' | 'exchange' }

/** Opens a case and goes to its page. */
export function useOpenCase({ key, number, kind }: Named) {
  const t = useTexts('returnPages')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const open = ({ wish, wishAmount, ...who }: CaseValues, lines: { itemId: number; quantity: number }[]) =>
    run(async () => {
      const claim = readWish({ wish, wishAmount })
      const view = await api('POST /api/purchases/{key}/orders/{number}/returns', {
        params: { key, number },
        body: kind === 'claim' ? { kind, ...who, ...claim, lines } : { kind, ...who, lines },
      })
      await navigate(`/order/${key}/cases/${view.id}`)
    }, t('opened'))
  return { busy, open }
}
