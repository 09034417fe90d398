import type { documentsErrors as master } from '../pl-PL/errors-documents.ts'
import type { Same } from '../shape.ts'
import { payoutsErrors } from './errors-payouts.ts'

export const documentsErrors: Same<typeof master> = {
  ...payoutsErrors,
  document_not_found: 'There is no such document',
  document_exists: 'The documents of this order are issued already. They can only be corrected.',
  document_uploaded: 'An invoice made elsewhere has been added to this order already',
  not_issued_here: 'You issue documents in your own program. You can change that in the document settings.',
  order_not_handed_over: 'A document is made once the goods are handed over: sent or collected in the shop',
  issued_by_market: 'The market issues documents on your behalf. To add your own, change the document settings.',
  too_many_uploads: 'An order takes at most 5 files',
  not_a_pdf: 'This is not a PDF file',
  not_correctable: 'A correction is not corrected. Correct the document it is about.',
  correction_empty: 'A correction has to change something',
  correction_unknown_line: 'The document has no such line',
  correction_exceeds: 'This is more than is left on this line',
  documents_only_poland: 'The market issues documents only for companies in Poland',
  exemption_required: 'Enter the legal ground of the VAT exemption',
  series_invalid: 'The beginning of a number has 1 to 10 characters: capitals, digits and dashes, a letter first',
  series_twice: 'Two kinds of documents cannot share the beginning of their numbers',
  pdf_busy: 'Too many documents at once. Try again in a moment.',
  not_an_invoice: 'This document is not an invoice and has no file for KSeF',
  ksef_only_poland: 'Only companies in Poland send to KSeF',
  ksef_token_required: 'Enter the KSeF token',
  ksef_no_test: 'The operator has not told the address of the KSeF test environment',
  ksef_key_invalid: 'This is no private RSA or EC key as PEM',
  ksef_not_refused: 'KSeF has not refused this invoice, or somebody has just sent it again',
  ksef_token_refused: 'KSeF does not take this token. Create a new one in KSeF and enter it here.',
  ksef_unavailable: 'KSeF does not answer. Try again later.',
  chargeback_not_lost: 'There is no correction: the dispute is not lost, or the order bears nothing of it',
}
