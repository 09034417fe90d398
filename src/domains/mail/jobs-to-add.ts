import type { JobSpec } from '../../platform/jobs/jobs.ts'

/** The mail counts its attempts itself; the job must not be given up before it. */
const JOB_ATTEMPTS = 25

/** The job that sends a mail; of several that wait for the same mail one is kept. */
export function jobToSend(mailId: number, runAt?: Date): JobSpec {
  return {
    name: 'mail.send',
    payload: { mailId },
    key: `mail.send:${mailId}`,
    maxAttempts: JOB_ATTEMPTS,
    ...(runAt ? { runAt } : {}),
  }
}
