import type { moderationErrors as master } from '../pl-PL/errors-moderation.ts'
import type { Same } from '../shape.ts'

/** Failures around reports of content. */
export const moderationErrors: Same<typeof master> = {
  subject_not_found: 'This content is gone.',
  reason_unfit: 'This reason does not fit this content.',
  reports_suspended: 'Until {{until}} we take no reports from this e-mail address.',
  report_not_found: 'There is no such report.',
  report_decided: 'This report has been decided already.',
  received_in_future: 'This moment is in the future.',
  measure_unfit: 'This cannot be done with such content.',
  nothing_decided: 'There is no decision here to complain about.',
  complaint_made: 'A complaint about this decision has been made already.',
  complaint_too_late: 'Complaints are possible for six months after a decision. That time is over.',
  complaint_decided: 'This complaint has been answered already.',
  step_impossible: 'This step is not possible now.',
  offer_barred:
    'The operator has taken this offer down. You find the reason and how to complain under “Operator’s decisions”.',
}
