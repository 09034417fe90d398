import { type ReactNode, useRef, useState } from 'react'
import { ApiProblem } from '../../api-client.ts'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'

type Waiting = { again: () => void; giveUp: () => void }

/**
 * For what only the owner of an account may do. `confirmed` does it; when the password has to be proved first, `dialog` asks for it and the
 * action is repeated. Answers undefined when the person gave up.
 */
export function useConfirmed(): {
  confirmed: <T>(action: () => Promise<T>) => Promise<T | undefined>
  dialog: ReactNode
} {
  const waiting = useRef<Waiting>(null)
  const [asking, setAsking] = useState(false)

  const askPassword = () =>
    new Promise<boolean>((resolve) => {
      waiting.current = { again: () => resolve(true), giveUp: () => resolve(false) }
      setAsking(true)
    })
  const confirmed = async <T,>(action: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'confirmation_required') throw error
      return (await askPassword()) ? confirmed(action) : undefined
    }
  }
  const end = (proved: boolean) => {
    setAsking(false)
    if (proved) waiting.current?.again()
    else waiting.current?.giveUp()
    waiting.current = null
  }
  return {
    confirmed,
    dialog: asking && <ConfirmPasswordDialog onProved={() => end(true)} onClose={() => end(false)} />,
  }
}
