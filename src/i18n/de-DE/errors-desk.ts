import type { deskErrors as master } from '../pl-PL/errors-desk.ts'
import type { Same } from '../shape.ts'

/** Failures at the operator's desk: jobs, webhooks, maintenance. */
export const deskErrors: Same<typeof master> = {
  feed_off: 'Diese Liste ist ausgeschaltet. Schalten Sie sie zuerst ein.',
  feed_writing: 'Diese Liste wird gerade geschrieben.',
  job_gone: 'Dieser Auftrag ist nicht mehr in der Warteschlange.',
  job_running: 'Dieser Auftrag läuft gerade. Versuchen Sie es erneut, wenn er beendet ist.',
  job_not_failed: 'Dieser Auftrag ist nicht fehlgeschlagen: Es gibt nichts zu wiederholen oder aufzugeben.',
  webhook_not_found: 'Diesen Webhook gibt es nicht.',
  webhook_unread:
    'Dieser Webhook lässt sich nicht erneut verarbeiten: Es ließ sich nicht feststellen, dass er vom Anbieter kam, oder er war nicht lesbar.',
  market_in_maintenance: 'Der Marktplatz wird gerade gewartet. Bitte versuchen Sie es später erneut.',
}
