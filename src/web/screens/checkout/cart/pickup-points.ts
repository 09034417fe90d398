import { useEffect, useState } from 'react'
import type { PickupPoint } from '../../../../domains/shipping/contract.ts'
import type { PointMethod } from '../../../../domains/shipping/rules/methods.ts'
import { api } from '../../../browser-api.ts'
import { useDrawn } from './drawn.ts'

export type PointSearch = { state: 'idle' | 'loading' | 'failed' } | { state: 'found'; points: PickupPoint[] }

export type WantedPoint = {
  method: PointMethod
  text: string
  /** Where the buyer is, as the address of the question wants it; null: not told. */
  near: string | null
  /** Only points that take money on delivery. */
  cash: boolean
}

const PAUSE_MS = 280

/**
 * Points for what is typed, asked after a pause, or the nearest where nothing is and the buyer told where they are; an older answer never
 * replaces a newer one.
 */
export function usePointSearch({ method, text, near, cash }: WantedPoint): PointSearch {
  const [search, setSearch] = useState<PointSearch>({ state: 'idle' })
  useEffect(() => {
    const q = text.trim()
    const isNearest = q === '' && near !== null
    if (q.length < 2 && !isNearest) {
      setSearch({ state: 'idle' })
      return
    }
    const stop = new AbortController()
    setSearch((current) => (current.state === 'found' ? current : { state: 'loading' }))
    const query = { method, ...(!isNearest && { q }), ...(near !== null && { near }), ...(cash && { cash }) }
    const timer = setTimeout(
      () => {
        api('GET /api/pickup-points', { query, signal: stop.signal })
          .then(({ points }) => setSearch({ state: 'found', points }))
          .catch(() => {
            if (!stop.signal.aborted) setSearch({ state: 'failed' })
          })
      },
      isNearest ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [method, text, near, cash])
  return search
}

/** What is shown of a point. */
export type ShownPoint = Pick<PickupPoint, 'name' | 'street' | 'postalCode' | 'city' | 'hours' | 'hint' | 'lat' | 'lng'>

/** The point behind a code that was chosen earlier: null where nobody is offered it any more, undefined as long as it is not known. */
export function usePoint(method: PointMethod, code: string | null): ShownPoint | null | undefined {
  const drawn = useDrawn()?.points.find(({ point }) => point?.code === code)?.point
  const [found, setFound] = useState<{ code: string; point: ShownPoint | null }>()
  const isDrawn = drawn != null
  useEffect(() => {
    if (!code || isDrawn) return
    const stop = new AbortController()
    api('GET /api/pickup-points', { query: { method, q: code }, signal: stop.signal })
      .then(({ points }) => setFound({ code, point: points.find((one) => one.code === code) ?? null }))
      .catch(() => undefined)
    return () => stop.abort()
  }, [method, code, isDrawn])
  if (drawn) return drawn.open ? drawn : null
  return found?.code === code ? found?.point : undefined
}
