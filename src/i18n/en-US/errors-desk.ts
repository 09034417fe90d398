import type { deskErrors as master } from '../pl-PL/errors-desk.ts'
import type { Same } from '../shape.ts'

/** Failures at the operator's desk: jobs, webhooks, maintenance. */
export const deskErrors: Same<typeof master> = {
  feed_off: 'This feed is off. Switch it on first.',
  feed_writing: 'This feed is being written right now.',
  job_gone: 'This job is no longer in the queue.',
  job_running: 'This job is running right now. Try again when it has ended.',
  job_not_failed: 'This job has not failed: there is nothing to retry or to give up.',
  webhook_not_found: 'There is no such webhook.',
  webhook_unread:
    'This webhook cannot be replayed: it could not be shown to be the provider’s, or it could not be read.',
  market_in_maintenance: 'The market is closed for maintenance. Please try again later.',
}
