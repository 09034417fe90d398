import { useEffect, useState } from 'react'
import type { PickupPoint } from '../../../../domains/shipping/contract.ts'
import type { PointMethod } from '../../../../domains/shipping/rules/methods.ts'
import { api } from '../../../browser-api.ts'

export type PointSearch = { state: 'idle' | 'loading' | 'failed' } | { state: 'found'; points: PickupPoint[] }

const PAUSE_MS = 280

/** Points for what is typed, asked after a pause; an older answer never replaces a newer one. */
export function usePointSearch(method: PointMethod, text: string): PointSearch {
  const [search, setSearch] = useState<PointSearch>({ state: 'idle' })
  useEffect(() => {
    const q = text.trim()
    if (q.length < 2) {
      setSearch({ state: 'idle' })
      return
    }
    const stop = new AbortController()
    setSearch((current) => (current.state === 'found' ? current : { state: 'loading' }))
    const timer = setTimeout(() => {
      api('GET /api/pickup-points', { query: { method, q }, signal: stop.signal })
        .then(({ points }) => setSearch({ state: 'found', points }))
        .catch(() => {
          if (!stop.signal.aborted) setSearch({ state: 'failed' })
        })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [method, text])
  return search
}

/** Name and address behind a code that was chosen earlier. */
export function usePoint(method: PointMethod, code: string | null): PickupPoint | undefined {
  const [point, setPoint] = useState<PickupPoint>()
  useEffect(() => {
    if (!code) return
    const stop = new AbortController()
    api('GET /api/pickup-points', { query: { method, q: code }, signal: stop.signal })
      .then(({ points }) => setPoint(points.find((one) => one.code === code)))
      .catch(() => undefined)
    return () => stop.abort()
  }, [method, code])
  return point?.code === code ? point : undefined
}
