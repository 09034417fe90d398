import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import { outcomePage } from '../../../parts/purchase/outcome-page.ts'

const PATIENCE_MS = 20_000
const PAUSE_MS = 2_000

/**
 * After the return from the provider: asks how the payment stands, for at most twenty seconds, then leads to the page that fits. Who
 * `left` the provider without paying does not wait. True once it is paid; `known`: the server knew it already, or that nobody pays here.
 */
export function useOutcome(key: string | null, left: boolean, known: boolean): boolean {
  const [paid, setPaid] = useState(known)
  const navigate = useNavigate()
  useEffect(() => {
    if (!key || known) return
    const stop = new AbortController()
    const end = performance.now() + (left ? 0 : PATIENCE_MS)
    let timer: ReturnType<typeof setTimeout>
    const leave = (page: string) => navigate(page, { replace: true })
    const ask = async () => {
      const outcome = await api('GET /api/checkout/{key}/payment', { params: { key }, signal: stop.signal })
        .then((answer) => answer.outcome)
        // A lost answer is asked for again, like one that says nothing yet.
        .catch(() => 'incomplete' as const)
      if (stop.signal.aborted) return
      const page = outcomePage(outcome, key)
      if (outcome === 'success') setPaid(true)
      else if (page) await leave(page)
      else if (performance.now() + PAUSE_MS > end) await leave(`/payment/incomplete?order=${key}`)
      else timer = setTimeout(ask, PAUSE_MS)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [key, left, known, navigate])
  return paid
}
