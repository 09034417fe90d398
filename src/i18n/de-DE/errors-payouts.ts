import type { payoutsErrors as master } from '../pl-PL/errors-payouts.ts'
import type { Same } from '../shape.ts'

export const payoutsErrors: Same<typeof master> = {
  currency_not_paid_out: 'In dieser Währung gibt es keine Auszahlungen',
  nothing_to_pay_out: 'Zurzeit kann niemandem etwas ausgezahlt werden',
  payout_batch_not_found: 'Diesen Auszahlungslauf gibt es nicht',
  payout_batch_not_draft: 'Dieser Auszahlungslauf lässt sich nicht mehr ändern: Er wurde freigegeben oder verworfen',
  payout_batch_not_approved: 'Dieser Auszahlungslauf ist nicht freigegeben',
  payout_line_not_found: 'Diese Auszahlung gibt es in diesem Lauf nicht',
  payout_line_returned: 'Die Bank hat diese Auszahlung bereits zurückgegeben. Das Geld wartet auf die nächste.',
  payout_not_found: 'Diese Auszahlung gibt es nicht',
  payouts_changed:
    'Seit der Vorbereitung des Auszahlungslaufs hat sich etwas geändert. Bitte berechnen Sie ihn neu und prüfen Sie ihn noch einmal.',
  second_person_needed: 'Diesen Auszahlungslauf muss eine zweite Person freigeben',
  payer_account_missing: 'Bitte tragen Sie zuerst das Bankkonto der Firma ein, die den Marktplatz betreibt',
  repayment_exceeds: 'Das ist mehr, als der Verkäufer schuldet',
  day_in_future: 'Dieser Tag liegt in der Zukunft',
  day_before_approval: 'Dieser Tag liegt vor der Freigabe',
  tax_report_not_found: 'Diese Steuermeldung gibt es nicht',
  tax_report_writing: 'Diese Meldung wird gerade erstellt',
  tax_report_not_ready: 'Diese Meldung ist noch nicht fertig',
  tax_rate_missing: 'Geben Sie zuerst den Eurokurs von {{currency}} für {{year}} ein',
  tax_owner_missing: 'Geben Sie zuerst die Firma ein, die den Marktplatz betreibt',
  birth_date_invalid: 'Geben Sie das richtige Geburtsdatum ein',
  pesel_of_another_day: 'Diese PESEL-Nummer passt nicht zum Geburtsdatum',
}
