import { useEffect, useRef, useState } from 'react'
import type { Cart } from '../../../../../domains/cart/contract.ts'
import { ApiProblem } from '../../../../api-problem.ts'
import { focusField } from '../../../../parts/forms/focus-field.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import type { CartProblem } from '../cart-problems.ts'
import { checkDraft } from './check-draft.ts'
import { orderNeeds } from './order-body.ts'
import { type OrderFailure, readRefusal } from './read-refusal.ts'
import { useCheckoutDraft } from './use-checkout-draft.ts'
import { useFieldTexts } from './use-field-texts.ts'
import { useOrderProblems } from './use-order-problems.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** The form beside the cart: what is typed, what is wrong with it, and placing the order once. */
export function useCheckout(cart: Cart, problems: readonly CartProblem[], reload: () => Promise<void>) {
  const { draft, change: setDraft, book } = useCheckoutDraft(cart.countries)
  const [attempted, setAttempted] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<OrderFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const t = useTexts('checkout')
  const fieldText = useFieldTexts()
  const placeOrder = usePlaceOrder()

  const wrong = checkDraft(draft, orderNeeds(cart))
  const own = Object.fromEntries(wrong.map(({ field, problem }) => [field, fieldText(problem, draft.address.country)]))
  const missing = useOrderProblems(problems, wrong)
  const errors: Readonly<Record<string, string | undefined>> = attempted ? { ...refused, ...own } : refused

  /** Changing anything takes back what the server said about it. */
  const change = (next: typeof draft) => {
    if (Object.keys(refused).length > 0) setRefused({})
    setDraft(next)
  }

  // Where the server's refusal is shown, once it is shown.
  useEffect(() => {
    const [field] = Object.keys(refused)
    if (field) focusField(field)
  }, [refused])
  useEffect(() => {
    if (failure) focusField('order-failure')
  }, [failure])

  const submit = async () => {
    if (sending.current) return
    setAttempted(true)
    setFailure(null)
    const [first] = missing
    if (first) {
      notify('danger', first.text)
      focusField(first.field)
      return
    }
    sending.current = true
    setBusy(true)
    try {
      await placeOrder(cart, draft, book ?? null)
    } catch (error) {
      const refusal = readRefusal(error instanceof ApiProblem ? error : undefined)
      notify('danger', t('orderFailed'))
      if (refusal.stale) await reload()
      setRefused(refusal.fields)
      setFailure(refusal.failure)
      setBusy(false)
      sending.current = false
    }
  }

  return { draft, change, book, errors, missing: attempted ? missing : [], failure, busy, submit }
}
