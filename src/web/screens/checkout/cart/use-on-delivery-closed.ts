import { useMailMissing } from '../../../parts/sign-in/use-mail-missing.ts'
import { useSession } from '../../../session/session.ts'

/** Whether this visitor cannot pay on delivery: a guest's order waits for the link in a mail, and this market sends none. */
export function useOnDeliveryClosed(): boolean {
  const guest = useSession() === null
  return useMailMissing() && guest
}
