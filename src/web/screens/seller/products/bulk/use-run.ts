import { useEffect, useRef, useState } from 'react'
import type { BulkRun } from '../../../../../domains/product-list/contract.ts'
import { api } from '../../../../browser-api.ts'

const PAUSE = 1000

export const isOpen = ({ status }: Pick<BulkRun, 'status'>) => status === 'running' || status === 'undoing'

/** A run as it stands, asked for again while it is going on; `onEnd` when it has ended. */
export function useRun(companyId: number, begun: BulkRun, onEnd: () => void): BulkRun {
  const [run, setRun] = useState(begun)
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => setRun(begun), [begun])
  useEffect(() => {
    if (!isOpen(run)) return
    const asked = new AbortController()
    const params = { id: companyId, runId: run.id }
    const timer = setTimeout(() => {
      api('GET /api/companies/{id}/bulk-runs/{runId}', { params, signal: asked.signal }).then(
        ({ run: next }) => {
          setRun(next)
          if (!isOpen(next)) ended.current()
        },
        // The line is cut for a moment: it is asked again.
        () => asked.signal.aborted || setRun({ ...run }),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [companyId, run])
  return run
}
