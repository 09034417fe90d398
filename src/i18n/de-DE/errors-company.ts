import type { companyErrors as master } from '../pl-PL/errors-company.ts'
import type { Same } from '../shape.ts'

/** Failures around companies and their teams. */
export const companyErrors: Same<typeof master> = {
  tax_id_invalid: 'Die Steuernummer ist ungültig',
  vat_id_invalid: 'Die USt-IdNr. ist ungültig',
  iban_invalid: 'Die Kontonummer (IBAN) ist ungültig',
  bic_invalid: 'Der BIC/SWIFT-Code ist ungültig',
  photo_unknown: 'Bitte laden Sie das Foto noch einmal hoch',
  changed_meanwhile:
    'Jemand anderes hat diese Daten inzwischen geändert. Ihre Änderungen wurden nicht gespeichert: Laden Sie neu und geben Sie sie noch einmal ein.',
  field_locked: 'Dieses Feld kann nicht mehr geändert werden',
  requirements_missing: 'Es fehlen noch geforderte Daten oder Unterlagen',
  not_a_document: 'Das ist weder ein PDF-Dokument noch ein Bild im Format JPEG, PNG oder WebP',
  too_many_documents: 'Eine Firma kann höchstens 20 Unterlagen haben. Entfernen Sie zuerst eine.',
  document_not_found: 'Diese Unterlage gibt es nicht',
  already_member: 'Diese Person gehört schon zum Team',
  team_full: 'Ein Team kann höchstens 50 Personen haben',
  invitation_not_found: 'Diese Einladung ist falsch oder abgelaufen',
  invitation_for_other: 'Diese Einladung ging an eine andere E-Mail-Adresse als die Ihres Kontos',
  member_not_found: 'Diese Person gehört nicht zum Team',
  company_needs_owner: 'Eine Firma braucht einen Inhaber. Übergeben Sie diese Rolle zuerst jemand anderem.',
  too_many_api_keys: 'Eine Firma kann höchstens 20 API-Schlüssel haben. Widerrufen Sie zuerst einen.',
  api_key_not_found: 'Diesen API-Schlüssel gibt es nicht',
  too_many_requests: 'Zu viele Anfragen in kurzer Zeit. Versuchen Sie es gleich noch einmal.',
  end_planned: 'Das Ende der Zusammenarbeit ist bereits geplant',
  end_not_planned: 'Es ist kein Ende der Zusammenarbeit geplant',
  end_too_soon: 'Der früheste mögliche Tag ist der {{earliest}}',
  complaint_not_found: 'Keine Beschwerde wartet auf eine Antwort',
  document_request_not_found: 'Diese Bitte um ein Dokument ist bereits geschlossen',
  too_many_requests_open: 'Schließen Sie zuerst einige der offenen Bitten um Dokumente',
  day_in_past: 'Dieser Tag ist vorbei',
  bdo_invalid: 'Eine BDO-Nummer hat neun Ziffern',
  data_export_not_found: 'Diese Kopie gibt es nicht, oder {{days}} Tage sind um',
}
