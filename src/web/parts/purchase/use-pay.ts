import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentProviderCode } from '../../../domains/payments/contract.ts'
import { ApiProblem } from '../../api-problem.ts'
import { api } from '../../browser-api.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'

/** Milliseconds after which somebody wonders whether the provider's page opens at all. */
const SLOW_MS = 4000

/**
 * Starts the payment and leaves for the provider's page; the same window, so nothing can be blocked. `stuckAt`: the address of that page, once
 * leaving has taken some seconds.
 */
export function usePay(key: string, reload: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [stuckAt, setStuckAt] = useState<string>()
  const slow = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const locale = useLocale()

  useEffect(() => {
    // Back from the provider: the page comes as it was left, with the button still turning.
    const awake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      clearTimeout(slow.current)
      setBusy(false)
      setStuckAt(undefined)
    }
    window.addEventListener('pageshow', awake)
    return () => {
      clearTimeout(slow.current)
      window.removeEventListener('pageshow', awake)
    }
  }, [])

  const pay = async (provider: PaymentProviderCode) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    setStuckAt(undefined)
    try {
      const payment = await api('POST /api/checkout/{key}/payments', { params: { key }, body: { provider } })
      const { redirectUrl } = payment
      if (redirectUrl) {
        location.assign(redirectUrl)
        slow.current = setTimeout(() => setStuckAt(redirectUrl), SLOW_MS)
      } else await navigate(`/payment/success?order=${key}`)
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiProblem && error.code === 'nothing_to_pay') await navigate(`/order/${key}`)
      setProblem(failureText(error, locale))
      await reload()
    }
  }
  return { busy, problem, pay, stuckAt }
}
