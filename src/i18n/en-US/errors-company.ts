import type { companyErrors as master } from '../pl-PL/errors-company.ts'
import type { Same } from '../shape.ts'

/** Failures around companies and their teams. */
export const companyErrors: Same<typeof master> = {
  tax_id_invalid: 'The tax number is not valid',
  vat_id_invalid: 'The EU VAT number is not valid',
  iban_invalid: 'The account number (IBAN) is not valid',
  bic_invalid: 'The BIC/SWIFT code is not valid',
  photo_unknown: 'Please send the photo again',
  changed_meanwhile:
    'Somebody else changed these data in the meantime. Your changes were not saved: reload and enter them again.',
  field_locked: 'This field cannot be changed any more',
  requirements_missing: 'Required data or documents are still missing',
  not_a_document: 'This is not a PDF document or a JPEG, PNG or WebP picture',
  too_many_documents: 'A company can have at most 20 documents. Remove one first.',
  document_not_found: 'There is no such document',
  already_member: 'This person is in the team already',
  team_full: 'A team can have at most 50 people',
  invitation_not_found: 'This invitation is wrong or has expired',
  invitation_for_other: 'This invitation was sent to another e-mail address than that of your account',
  member_not_found: 'This person is not in the team',
  company_needs_owner: 'A company needs an owner. Hand this role to somebody else first.',
  too_many_api_keys: 'A company can have at most 20 API keys. Revoke one first.',
  api_key_not_found: 'There is no such API key',
  too_many_requests: 'Too many requests in a short time. Try again in a moment.',
  end_planned: 'The end of the contract is planned already',
  end_not_planned: 'No end of the contract is planned',
  end_too_soon: 'The earliest day possible is {{earliest}}',
  complaint_not_found: 'No complaint waits for an answer',
  document_request_not_found: 'This request for a document is closed already',
  too_many_requests_open: 'Close some of the open requests for documents first',
  day_in_past: 'This day is over',
  bdo_invalid: 'A BDO number has nine digits',
  data_export_not_found: 'There is no such copy, or {{days}} days are over',
}
