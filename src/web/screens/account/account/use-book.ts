import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiProblem } from '../../../api-problem.ts'
import { notify, type Toast } from '../../../ui/toast-store.ts'

type Wishes = {
  /** Said when it worked. */
  done: string
  action?: Toast['action']
  onDone?: () => void
  onRefused?: (error: unknown) => void
}

/**
 * Changes a list of kept entries and shows what the server answers. What is pressed while another change is being saved is done after it; the
 * same press (`what`) a second time is none.
 */
export function useBook<E>(show: (entries: E[]) => void, failed: string) {
  const { revalidate } = useRevalidator()
  const last = useRef(Promise.resolve())
  const pressed = useRef(new Set<string>())
  const [waiting, setWaiting] = useState(0)
  const make = async (call: () => Promise<E[]>, { done, action, onDone, onRefused }: Wishes) => {
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
  }
  const change = (what: string, call: () => Promise<E[]>, wishes: Wishes): void => {
    if (pressed.current.has(what)) return
    pressed.current.add(what)
    setWaiting((number) => number + 1)
    const go = () => make(call, wishes)
    last.current = last.current.then(go, go).finally(() => {
      pressed.current.delete(what)
      setWaiting((number) => number - 1)
    })
  }
  return { busy: waiting > 0, change }
}
