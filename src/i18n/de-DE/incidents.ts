import type { incidents as master } from '../pl-PL/incidents.ts'
import type { Same } from '../shape.ts'

/** What keeps shipments from going on, for sellers and the operator. */
export const incidents: Same<typeof master> = {
  actor_buyer: 'Käufer',
  actor_seller: 'Verkäufer',
  actor_carrier: 'Versanddienst',
  intro:
    'Sendungen unterwegs, mit denen etwas nicht stimmt. Sie verschwinden von selbst, sobald es weitergeht oder die Bestellung beendet ist.',
  all: 'Alle',
  byActor: 'Wer handeln kann',
  search: 'Sendung suchen',
  searchHint: 'Bestellung, Sendung, Verkäufer',
  order: 'Bestellung',
  parcel: 'Sendung',
  what: 'Was geschehen ist',
  since: 'Seit',
  none: 'Mit keiner Sendung gibt es Schwierigkeiten',
  noneText: 'Meldet ein Versanddienst ein Problem, sehen Sie es hier.',
  rawTitle: 'Meldungen des Versanddienstes',
  rawText: 'So, wie er sie gesendet hat, die neueste zuerst.',
  rawCaption: 'Meldungen des Versanddienstes',
  rawAt: 'Wann',
  rawCode: 'Wort des Versanddienstes',
  rawPlace: 'Ort',
  rawNumber: 'Nummer',
  rawEntry: 'Ganzer Eintrag',
  seenAt: 'erfahren {{at}}',
  seller_notMet:
    'Sie müssen vorerst nichts tun: Der Versanddienst versucht es noch einmal. Der Käufer weiß, dass er den Termin ändern kann.',
  seller_wrongAddress:
    'Fragen Sie den Käufer nach der richtigen Adresse und nennen Sie sie dem Versanddienst, bevor das Paket zurückgeht.',
  seller_cashMissing:
    'Sie müssen vorerst nichts tun: Der Versanddienst versucht es noch einmal. Der Käufer weiß, dass er das Geld bereithalten soll.',
  seller_refused:
    'Das Paket kommt zu Ihnen zurück. Fragen Sie den Käufer, ob Sie es noch einmal senden sollen. Die verweigerte Annahme allein ist kein Widerruf.',
  seller_notCollected:
    'Das Paket kommt zu Ihnen zurück. Vereinbaren Sie mit dem Käufer, ob Sie es noch einmal senden und wer das bezahlt.',
  seller_tooLarge:
    'Fragen Sie den Versanddienst, ob ein Aufpreis genügt oder das Paket anders versandt werden muss, und sagen Sie es dem Käufer.',
  seller_damaged:
    'Reklamieren Sie beim Versanddienst und vereinbaren Sie mit dem Käufer einen neuen Versand oder die Rückzahlung.',
  seller_missing:
    'Fragen Sie beim Versanddienst nach und stellen Sie einen Nachforschungsauftrag. Sagen Sie dem Käufer, ob Sie die Ware neu senden oder das Geld zurückzahlen.',
  seller_claimed: 'Warten Sie auf die Antwort des Versanddienstes und geben Sie sie an den Käufer weiter.',
  seller_takenOut: 'Die Sendung geht an einen anderen Abholpunkt oder kommt zurück. Sie müssen vorerst nichts tun.',
  seller_delayed:
    'Einen neuen Termin nennt der Versanddienst nicht. Der Käufer sieht das auf der Seite der Bestellung.',
  seller_goingBack:
    'Einen Grund nennt der Versanddienst nicht. Fragen Sie ihn danach und klären Sie mit dem Käufer, wie es weitergeht.',
  seller_cameBack:
    'Das Paket ist wieder bei Ihnen. Vereinbaren Sie mit dem Käufer, ob Sie es noch einmal senden oder das Geld zurückzahlen.',
  seller_calledOff:
    'Unter dieser Nummer ist nichts unterwegs. Geben Sie das Paket neu auf und tragen Sie die neue Nummer ein.',
  sellerMail_unknown:
    'Diese Meldung des Versanddienstes kennen wir nicht. Fragen Sie ihn, was geschehen ist, und sagen Sie es dem Käufer.',
  seller_unknown:
    'Diese Meldung des Versanddienstes kennen wir nicht: „{{words}}“. Fragen Sie ihn, was geschehen ist, und sagen Sie es dem Käufer.',
}
