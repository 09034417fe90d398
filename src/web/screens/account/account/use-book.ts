import { useRevalidator } from 'react-router'
import { ApiProblem } from '../../../api-problem.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { notify, type Toast } from '../../../ui/toast-store.ts'

type Wishes = {
  /** Said when it worked. */
  done: string
  action?: Toast['action']
  onDone?: () => void
  onRefused?: (error: unknown) => void
}

/** Changes a list of kept entries, one change at a time, and shows what the server answers. */
export function useBook<E>(show: (entries: E[]) => void, failed: string) {
  const { busy, send } = useSending()
  const { revalidate } = useRevalidator()
  const change = (call: () => Promise<E[]>, { done, action, onDone, onRefused }: Wishes) =>
    send(async () => {
      try {
        show(await call())
        onDone?.()
        notify('good', done, action)
      } catch (error) {
        notify('danger', failed)
        onRefused?.(error)
        // Another tab has removed it.
        if (error instanceof ApiProblem && error.status === 404) await revalidate()
      }
    })
  return { busy, change }
}
