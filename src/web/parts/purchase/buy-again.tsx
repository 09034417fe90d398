import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { ApiOutput } from '../../api-client.ts'
import { ApiProblem } from '../../api-problem.ts'
import { api } from '../../browser-api.ts'
import { cartState } from '../../session/cart-state.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { AgainItems } from './again-items.tsx'

type Again = ApiOutput<'POST /api/purchases/{key}/buy-again'>

async function putAgain(key: string, number: string): Promise<Again> {
  const into = (cartId: string) =>
    api('POST /api/purchases/{key}/buy-again', { params: { key }, body: { cartId, number } })
  const known = cartState.read().id
  if (known) {
    try {
      return await into(known)
    } catch (error) {
      // The cart is gone: a new one.
      if (!(error instanceof ApiProblem) || error.code !== 'cart_not_found') throw error
    }
  }
  return into((await api('POST /api/carts')).id)
}

/** Puts the goods of an order into the cart again and says what of it could be had, and at which price. */
export function BuyAgain({ purchaseKey, number }: { purchaseKey: string; number: string }) {
  const t = useTexts('purchases')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [again, setAgain] = useState<Again | null>(null)
  const buy = async () => {
    setBusy(true)
    try {
      const done = await putAgain(purchaseKey, number)
      cartState.remember(done.cart)
      setAgain(done)
    } catch (error) {
      showFailure(error, locale)
    } finally {
      setBusy(false)
    }
  }
  const close = () => setAgain(null)
  const some = again?.items.some(({ put }) => put > 0)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        onClick={() => void buy()}
        aria-label={`${t('buyAgain')}: ${number}`}
      >
        <RotateCcw className="size-4" aria-hidden="true" />
        {t('buyAgain')}
      </Button>
      <Dialog
        open={again !== null}
        onClose={close}
        title={t('againTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('close')}
            </Button>
            {some && <LinkButton to="/cart">{t('toCart')}</LinkButton>}
          </>
        }
      >
        {again && <AgainItems items={again.items} currency={again.cart.currency} />}
      </Dialog>
    </>
  )
}
