import type { messagesErrors as master } from '../pl-PL/errors-messages.ts'
import type { Same } from '../shape.ts'

/** Failures around messages. */
export const messagesErrors: Same<typeof master> = {
  conversation_not_found: 'Dieses Gespräch gibt es nicht.',
  conversation_closed: 'Der Betreiber hat dieses Gespräch beendet.',
  person_left: 'Diese Person hat ihr Konto gelöscht: Niemand würde antworten.',
  conversation_blocked:
    'Eine Seite hat die andere blockiert. Über eine laufende Bestellung kann in deren Gespräch weiter geschrieben werden.',
  seller_not_selling:
    'Dieser Verkäufer verkauft derzeit nicht. Über Gekauftes kann im Gespräch zur Bestellung geschrieben werden.',
  message_file_unknown: 'Diese Datei gibt es nicht mehr. Fügen Sie sie erneut hinzu.',
  order_of_guest: 'Der Käufer hat kein Konto: Schreiben Sie an die E-Mail-Adresse der Bestellung.',
  own_offer: 'Das ist ein Angebot Ihres eigenen Unternehmens.',
  too_many_templates: 'Ein Unternehmen kann bis zu {{maximum}} Vorlagen haben.',
  template_not_found: 'Diese Vorlage gibt es nicht.',
  placeholder_unknown: 'Unbekannte Namen: {{names}}',
  report_not_found: 'Diese Meldung gibt es nicht.',
  report_decided: 'Diese Meldung ist bereits entschieden.',
}
