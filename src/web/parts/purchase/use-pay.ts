import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentProviderCode } from '../../../domains/payments/contract.ts'
import { ApiProblem } from '../../api-problem.ts'
import { api } from '../../browser-api.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'

/** Starts the payment and leaves for the provider's page; the same window, so nothing can be blocked. */
export function usePay(key: string, reload: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const navigate = useNavigate()
  const locale = useLocale()

  useEffect(() => {
    // Back from the provider: the page comes as it was left, with the button still turning.
    const awake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false)
    }
    window.addEventListener('pageshow', awake)
    return () => window.removeEventListener('pageshow', awake)
  }, [])

  const pay = async (provider: PaymentProviderCode) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const payment = await api('POST /api/checkout/{key}/payments', { params: { key }, body: { provider } })
      if (payment.redirectUrl) location.assign(payment.redirectUrl)
      else await navigate(`/payment/success?order=${key}`)
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiProblem && error.code === 'nothing_to_pay') await navigate(`/order/${key}`)
      setProblem(failureText(error, locale))
      await reload()
    }
  }
  return { busy, problem, pay }
}
