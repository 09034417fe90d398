import type { orderMails as pl } from '../pl-PL/order-mails.ts'
import type { Same } from '../shape.ts'
import { cancelReasons } from './cancel-reasons.ts'

export const orderMails: Same<typeof pl> = {
  order: 'Bestellung {{number}}',
  orderOf: 'Bestellung {{number}}: {{seller}}',
  delivery: 'Lieferung',
  total: 'Gesamt inkl. MwSt.',
  pickup: 'Abholort',
  paid: 'Bezahlt.',
  payOnDelivery: 'Bei Lieferung zu zahlen: {{price}}.',
  payOnline: 'Online zu zahlen: {{price}}.',
  address: 'Lieferadresse',
  seller: 'Verkäufer: {{seller}}',
  taxId: 'Steuernummer: {{taxId}}',
  withdrawal: 'Widerrufsrecht',
  withdrawal1:
    'Wenn Sie als Verbraucher oder als Unternehmer mit Verbraucherrechten kaufen, können Sie den Vertrag mit jedem Verkäufer binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Tag, an dem Sie oder eine von Ihnen benannte Person die Ware erhalten haben, bei mehreren Paketen das letzte.',
  withdrawal2:
    'Um zu widerrufen, senden Sie dem Verkäufer vor Ablauf der Frist eine eindeutige Erklärung, zum Beispiel per E-Mail oder Brief. Sie können das Muster unten verwenden, müssen es aber nicht.',
  withdrawal3:
    'Der Verkäufer erstattet alle Ihre Zahlungen, auch die Lieferkosten bis zur Höhe der günstigsten Standardlieferung, binnen 14 Tagen nach Eingang der Erklärung und auf demselben Zahlungsweg, sofern Sie nichts anderem zustimmen. Er darf warten, bis er die Ware oder einen Nachweis der Rücksendung hat.',
  withdrawal4:
    'Senden Sie die Ware binnen 14 Tagen nach Ihrer Erklärung zurück. Die unmittelbaren Kosten der Rücksendung tragen Sie, sofern der Verkäufer sie nicht übernimmt. Für einen Wertverlust haften Sie nur, wenn Sie die Ware anders genutzt haben, als zu ihrer Prüfung nötig war.',
  form: 'Muster-Widerrufsformular',
  form1: 'An: (Name, Anschrift und E-Mail des Verkäufers)',
  form2: 'Hiermit widerrufe ich den von mir abgeschlossenen Kaufvertrag über folgende Waren: (Waren, Bestellnummer)',
  form3: 'Bestellt am und erhalten am; Name; Anschrift; Unterschrift (nur auf Papier); Datum.',
  terms: 'Bedingungen und Reklamation',
  conformity: 'Für die Vertragsmäßigkeit der Ware haftet der Verkäufer 2 Jahre ab Lieferung.',
  termsAt: 'Kaufbedingungen:',
  returnsAt: 'Rückgabe und Reklamation:',
  transfer: 'Überweisungsdaten',
  transferTitle: 'Verwendungszweck:',
  transferAmount: 'Betrag:',
  transferAccount: 'Konto:',
  transferHolder: 'Empfänger:',
  ...cancelReasons,
}
