/** The operator's days and periods. */
export const periods = {
  intro:
    'Diese Fristen gelten für den ganzen Marktplatz. Die Grenzen der Felder folgen aus dem Recht und aus dem Ablauf der Bestellungen. Jede Änderung steht im Protokoll.',
  orders: 'Bestellungen',
  ordersText:
    'Wo niemand etwas tut, gehen Bestellungen von selbst weiter. Neue Tage gelten auch für Bestellungen, die schon warten.',
  order_collectionDays: 'Abholung im Geschäft (Tage)',
  orderHint_collectionDays:
    'So lange liegt bereitgestellte Ware im Geschäft. Danach wird die Bestellung storniert und das Geld geht an den Käufer zurück.',
  order_reminderDays: 'Erinnerung an die Abholung (Tage vorher)',
  orderHint_reminderDays:
    'So viele Tage vor dem Ende der Abholfrist bekommt der Käufer eine Nachricht. 0: keine Erinnerung.',
  order_arrivalDays: 'Gilt als zugestellt (Tage nach dem Versand)',
  orderHint_arrivalDays:
    'Sagt bis dahin niemand etwas, gilt eine versandte Bestellung als zugestellt. Nicht bei Zahlung bei Lieferung.',
  order_withdrawalDays: 'Bestellung abgeschlossen (Tage nach der Zustellung)',
  orderHint_withdrawalDays:
    'Danach ist die Bestellung abgeschlossen, außer eine Rückgabe, Reklamation oder ein Streitfall läuft. Nicht kürzer als die Widerrufsfrist.',
  points: 'Abholung an Abholpunkten',
  pointsText:
    'So lange liegt eine Sendung etwa bereit. Käufer lesen diese Zeit als ungefähre. 0: Es wird keine genannt.',
  points_inpost: 'InPost (h)',
  points_dpd: 'DPD (h)',
  points_gls: 'GLS (h)',
  pointsHint_inpost:
    'InPost nennt heute 48 Stunden, früher waren es 72. Stunden ab dem Moment, in dem die Sendung bereitliegt.',
  pointsHint_dpd: 'Stunden ab dem Moment, in dem die Sendung bereitliegt.',
  pointsHint_gls: 'Stunden ab dem Moment, in dem die Sendung bereitliegt.',
  returns: 'Rückgaben und Reklamationen',
  returnsText:
    'Die Tage für Antwort und Rücksendung bleiben in schon offenen Fällen. Alles andere gilt sofort, auch für offene Fälle.',
  return_withdrawalDays: 'Widerruf (Tage nach der Zustellung)',
  returnHint_withdrawalDays:
    'So lange kann ein Käufer ohne Grund widerrufen; das Gesetz gibt mindestens 14 Tage. Endet die Frist an einem freien Tag, gilt der nächste Werktag.',
  return_answerDays: 'Antwort auf eine Reklamation (Tage)',
  returnHint_answerDays: 'So lange hat der Verkäufer, höchstens 14 Tage. Drei Tage vorher wird er erinnert.',
  return_sendDays: 'Rücksendung der Ware (Tage)',
  returnHint_sendDays:
    'So lange hat der Käufer nach Widerruf, Rückgabe oder anerkannter Reklamation; das Gesetz nennt 14. Drei Tage vorher wird er erinnert.',
  return_closeDays: 'Schließung ohne Rücksendung (Tage nach der letzten Erinnerung)',
  returnHint_closeDays:
    'Ist die Frist zum Zurücksenden vorbei, wird der Käufer ein letztes Mal erinnert. Nach so vielen Tagen wird ein Widerruf oder eine anerkannte Reklamation geschlossen, und das Geld des Verkäufers wird nicht mehr zurückgehalten.',
  return_liableMonths: 'Haftung des Verkäufers (Monate nach der Zustellung)',
  returnHint_liableMonths: 'So lange kann reklamiert werden; in Polen 24 Monate, auch bei gebrauchter Ware.',
  return_repairMonths: 'Länger nach einer Reparatur (Monate)',
  returnHint_repairMonths:
    'Um so viel verlängert eine Reparatur die Haftung für die reparierte Sache; das Recht der Union nennt 12 Monate.',
  return_graceDays: 'Geld zurück durch den Marktplatz (Tage nach Fälligkeit)',
  returnHint_graceDays:
    'Zahlt der Verkäufer nicht rechtzeitig zurück, tut es der Marktplatz nach so vielen Tagen. Ebenso lange wartet er, bis eine vereinbarte Rückgabe oder ein Umtausch verfällt, der nie abgeschickt wurde.',
  return_disputeDays: 'Streitfall nach einer Entscheidung (Tage)',
  returnHint_disputeDays:
    'So lange nach Ablehnung oder Abschluss eines Falls kann um eine Entscheidung des Betreibers gebeten werden.',
  silenceAccepts: 'Keine rechtzeitige Antwort bedeutet, dass die Reklamation anerkannt ist',
  silenceAcceptsHint: 'So sagt es das polnische Recht: anerkannt wird dann, was der Käufer verlangt hat.',
  informedFrom: 'Über den Widerruf belehrt ab',
  informedFromHint:
    'Früher aufgegebene Bestellungen wurden ohne vollständige Belehrung bestätigt: Ihre Käufer haben 12 Monate mehr. Leer: alle wurden belehrt.',
  between: 'Geben Sie eine ganze Zahl von {{least}} bis {{most}} ein',
  completedTooEarly: 'Nicht weniger als die Widerrufsfrist: {{days}}',
  completedBefore: 'Bestellungen werden nach so vielen Tagen abgeschlossen: {{days}}. Speichern Sie dort zuerst mehr.',
  save: 'Speichern',
  saved: 'Die Fristen wurden gespeichert.',
} as const
