import type { moderationErrors as master } from '../pl-PL/errors-moderation.ts'
import type { Same } from '../shape.ts'

/** Failures around reports of content. */
export const moderationErrors: Same<typeof master> = {
  subject_not_found: 'Diesen Inhalt gibt es nicht mehr.',
  reason_unfit: 'Dieser Grund passt nicht zu diesem Inhalt.',
  reports_suspended: 'Bis {{until}} nehmen wir von dieser E-Mail-Adresse keine Meldungen an.',
  report_not_found: 'Diese Meldung gibt es nicht.',
  report_decided: 'Über diese Meldung wurde bereits entschieden.',
  received_in_future: 'Dieser Zeitpunkt liegt in der Zukunft.',
  measure_unfit: 'Das ist bei einem solchen Inhalt nicht möglich.',
  nothing_decided: 'Hier gibt es keine Entscheidung, gegen die man sich beschweren kann.',
  complaint_made: 'Gegen diese Entscheidung wurde bereits Beschwerde eingelegt.',
  complaint_too_late: 'Eine Beschwerde war sechs Monate lang möglich. Diese Zeit ist vorbei.',
  complaint_decided: 'Diese Beschwerde wurde bereits beantwortet.',
  step_impossible: 'Dieser Schritt ist jetzt nicht möglich.',
  offer_barred:
    'Der Betreiber hat dieses Angebot herausgenommen. Grund und Beschwerdeweg finden Sie unter „Entscheidungen des Betreibers“.',
}
