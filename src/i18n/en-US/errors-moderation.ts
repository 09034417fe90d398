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
  measure_in_force: 'This is in force already.',
  seller_suspended_over_it:
    'The seller is suspended over this offer. Change the decision on the page of the report or of the company.',
  nothing_decided: 'There is no decision here to complain about.',
  complaint_made: 'A complaint about this decision has been made already.',
  complaint_too_late: 'Complaints are possible for six months after a decision. That time is over.',
  complaint_decided: 'This complaint has been answered already.',
  step_impossible: 'This step is not possible now.',
  offer_barred:
    'The operator has taken this offer down. You find the reason and how to complain under “Operator’s decisions”.',
  brand_not_found: 'There is no such brand',
  brand_exists: 'This brand is on the list already',
  brand_changed: 'Somebody has changed this brand meanwhile: load the page again',
  recall_not_found: 'There is no such notice',
  recall_of_nothing: 'Say what it is about: a brand, an EAN, a category or offers',
  recall_running: 'This notice is published already',
  flagger_exists: 'This address is on the list already',
  flagger_not_found: 'There is no such entry on the list',
  text_place_unknown: 'There is no such field: {{name}}',
  mail_template_not_found: 'There is no such mail.',
  start_page_version_not_found: 'There is no such version of the start page.',
  block_twice: 'A page can have this block only once.',
  block_of_other_trade: 'A market of this trade has no such block.',
  link_not_inside: 'Enter an address of this market that begins with a slash, such as /catalog.',
  mail_blank_unknown: 'This mail knows no field {{name}}.',
  mail_blank_missing: 'The text lacks the field {{name}}.',
  link_refused: 'A link written like this is not allowed: {{link}}',
  text_version_not_found: 'There is no such version of this page',
  text_draft_missing: 'This page has no draft',
  terms_from_past: 'This day is over',
  terms_notice_too_short:
    'Sellers have to know of the change {{days}} days before. Choose a later day or give the reason for an exception.',
  origin_not_bought: 'You can ask about a product of an order that stands',
  origin_request_not_found: 'There is no such question',
  origin_answered: 'This question has been answered already',
}
