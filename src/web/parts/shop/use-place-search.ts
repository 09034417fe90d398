import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../api-client.ts'
import type { ApiOutput } from '../../api-types.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { notify } from '../../ui/toast-store.ts'

export type Found = ApiOutput<'GET /api/geocode'>

const RETRY = 2000
const RETRIES = 30

/** Looks places up; the answer to the last question counts. While lists are being prepared it asks again by itself. */
export function usePlaceSearch(country: string) {
  const t = useTexts('myShops')
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)
  const last = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const clear = () => {
    last.current += 1
    clearTimeout(timer.current)
    setBusy(false)
    setFound(undefined)
  }
  useEffect(
    () => () => {
      last.current += 1
      clearTimeout(timer.current)
    },
    [],
  )
  const ask = async (q: string, number: number, attempt: number): Promise<void> => {
    try {
      const answer = await api('GET /api/geocode', { query: { q, country } })
      if (last.current !== number) return
      setFound(answer)
      if (answer.preparing && attempt < RETRIES) {
        timer.current = setTimeout(() => void ask(q, number, attempt + 1), RETRY)
        return
      }
      setBusy(false)
    } catch (error) {
      if (last.current !== number) return
      setBusy(false)
      setFound(undefined)
      // M01: too many look-ups say how long to wait, everything else is the one message of a failed look-up.
      const wait = error instanceof ApiProblem && error.code === 'rate_limited' ? ` ${error.title}` : ''
      notify('danger', t('geocodeFailed') + wait)
    }
  }
  const search = (text: string) => {
    const q = text.trim().slice(0, 200)
    clearTimeout(timer.current)
    if (q.length < 2) return clear()
    last.current += 1
    setBusy(true)
    void ask(q, last.current, 0)
  }
  return { found, busy, search, clear }
}
