import type { returnsErrors as polish } from '../pl-PL/errors-returns.ts'
import type { Same } from '../shape.ts'

/** Failures of withdrawals, returns, claims and disputes. */
export const returnsErrors = {
  case_not_found: 'Diesen Fall gibt es nicht',
  case_step_impossible: 'Das geht nicht mehr: Der Fall ist inzwischen weiter',
  case_closed: 'Dieser Fall ist geschlossen',
  case_disputed: 'Über diese Bestellung entscheidet bereits der Betreiber',
  too_many_statements: 'Zu diesem Fall lassen sich keine weiteren Stellungnahmen hinzufügen',
  too_many_case_files: 'Zu einem Fall können Sie höchstens {{maximum}} Dateien hinzufügen',
  case_file_unknown: 'Diese Datei gibt es nicht mehr. Wählen Sie sie noch einmal.',
  too_many_cases: 'Diese Bestellung hat so viele Fälle, wie sie haben kann. Bitte schreiben Sie in einem davon.',
  return_not_sent_yet:
    'Die Ware ist noch nicht unterwegs. Sie können die Bestellung stornieren oder auf das Paket warten.',
  return_called_off: 'Diese Bestellung ist schon beendet',
  return_not_paid: 'Diese Bestellung ist nicht bezahlt, oder das Geld ist schon zurück',
  return_too_late: 'Die Frist dafür ist abgelaufen',
  return_business: 'Das war ein Kauf für eine Firma. Bitte geben Sie an, wenn er nicht dem Gewerbe diente.',
  return_no_policy: 'Der Verkäufer bietet das nicht an',
  return_pieces_taken: 'So viele Stück lassen sich nicht mehr nennen: {{left}} sind übrig',
  return_unknown_line: 'Diese Position gibt es nicht, oder sie ist doppelt genannt',
  return_whole_order: 'Vor dem Versand ist nur die ganze Bestellung widerrufbar',
  return_unsent_changed:
    'Inzwischen hat sich etwas geändert: {{left}} Stück sind jetzt noch nicht versandt. Bitte laden Sie die Seite neu',
  return_more_than_sent: 'Mehr Stück, als der Fall umfasst',
  return_nothing_received: 'Bitte tragen Sie zuerst ein, was ankam',
  deduction_reason_required: 'Bitte schreiben Sie dem Käufer, warum abgezogen wird',
  claim_amount_required: 'Bitte geben Sie einen Betrag ein',
  dispute_too_late: 'Dafür ist es zu spät: Der Fall ist seit langem beendet',
} as const satisfies Same<typeof polish>
