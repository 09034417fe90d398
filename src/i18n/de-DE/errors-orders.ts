import type { ordersErrors as pl } from '../pl-PL/errors-orders.ts'
import type { Same } from '../shape.ts'
import { moderationErrors } from './errors-moderation.ts'
import { reconciliationErrors } from './errors-reconciliation.ts'
import { refundsErrors } from './errors-refunds.ts'
import { returnsErrors } from './errors-returns.ts'
import { reviewsErrors } from './errors-reviews.ts'

export const ordersErrors: Same<typeof pl> = {
  ...reconciliationErrors,
  ...refundsErrors,
  ...moderationErrors,
  ...reviewsErrors,
  ...returnsErrors,
  alarm_not_found: 'Diesen Eintrag gibt es nicht',
  payment_disputed: 'Die Bank des Käufers bestreitet diese Zahlung: Bis zur Entscheidung wird nichts davon erstattet',
  payment_not_paid: 'Diese Zahlung ist noch nicht bestätigt',
  chargeback_not_found: 'Diese Rückbuchung gibt es nicht',
  evidence_closed: 'Die Antwort ist unterwegs, gegeben oder entschieden: Daran ändert sich nichts mehr',
  evidence_not_found: 'Diese Datei gibt es nicht',
  too_many_evidence_files:
    'Zu einer Rückbuchung können Sie höchstens {{maximum}} Dateien hinzufügen; entfernen Sie zuerst eine',
  not_evidence: 'Das ist weder ein PDF-Dokument noch ein Bild im Format JPEG, PNG oder WebP',
  answered_by_hand: 'Dieser Zahlungsanbieter nimmt von hier keine Antworten an: Antworten Sie dort im Dashboard',
  answer_too_late: 'Die Frist für die Antwort ist abgelaufen',
  evidence_kind_twice:
    'Zwei Dateien haben dieselbe Art: Der Zahlungsanbieter nimmt von jeder eine. Wählen Sie eine andere Art oder „nicht senden“',
  evidence_too_large:
    'Die Dateien, die gesendet werden, sind zusammen größer als {{megabytes}} MB; wählen Sie bei einer „nicht senden“',
  chargeback_decided: 'Diese Rückbuchung ist bereits entschieden',
  too_many_of_version:
    'In einer Bestellung sind höchstens {{maximum}} Stück desselben Artikels möglich. Bitte verringern Sie die Menge.',
  too_many_orders_open:
    'Für diese E-Mail-Adresse, Telefonnummer oder dieses Konto warten schon zu viele Bestellungen auf Zahlung (höchstens {{orders}} Bestellungen und {{pieces}} Stück gleichzeitig). Bezahlen Sie sie, bestätigen Sie sie mit dem Link aus der E-Mail oder stornieren Sie sie, und bestellen Sie dann erneut.',
  too_many_orders_network:
    'Aus Ihrem Netz warten schon zu viele Bestellungen auf Zahlung oder Bestätigung. Melden Sie sich an und bestellen Sie mit Ihrem Konto, bezahlen Sie die vorige Bestellung oder versuchen Sie es in einer halben Stunde erneut.',
  country_not_served:
    '{{seller}} liefert auf diesem Weg nicht in dieses Land: {{country}} ({{method}}). Wählen Sie ein anderes Land, eine andere Lieferart oder entfernen Sie diese Artikel.',
  postal_code_unfit: 'Diese Postleitzahl passt nicht zum gewählten Land. Dort sieht sie so aus: {{example}}',
  guest_needs_mail:
    'Bestellungen mit Zahlung bei Lieferung sind derzeit nur mit Anmeldung möglich. Melden Sie sich an oder wählen Sie die Online-Zahlung.',
  confirmation_invalid:
    'Dieser Link bestätigt keine Bestellung. Öffnen Sie ihn bitte noch einmal direkt aus der E-Mail.',
  confirmation_too_late:
    'Diese Bestellung kann nicht mehr bestätigt werden: Sie ist abgelaufen oder wurde storniert. Bitte bestellen Sie erneut.',
  nothing_to_confirm: 'Diese Bestellung wartet nicht auf eine Bestätigung.',
  link_too_soon: 'Der Link wurde gerade erst gesendet. Einen weiteren können Sie in {{wait}} anfordern.',
  link_too_often:
    'Der Link zu dieser Bestellung wurde schon mehrmals gesendet und wird nicht noch einmal gesendet. Sehen Sie im Spam-Ordner nach oder bestellen Sie erneut.',
}
