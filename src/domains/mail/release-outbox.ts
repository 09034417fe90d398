import type { Deps } from '../../platform/deps.ts'
import { jobToSend } from './jobs-to-add.ts'
import { emptyOutbox } from './store/outgoing.ts'

const AT_ONCE = 200

/** Mail that waited while there was no mail server leaves once there is one; what came too late for its code or link is given up. */
export async function releaseOutbox(deps: Deps): Promise<void> {
  if (deps.config.smtpUrl === undefined) return
  for (;;) {
    const taken = await deps.db.transaction().execute(async (tx) => {
      const outbox = await emptyOutbox(tx, AT_ONCE)
      await deps.addJob(tx, ...outbox.toSend.map((id) => jobToSend(id)))
      return outbox.taken
    })
    if (taken < AT_ONCE) return
  }
}
