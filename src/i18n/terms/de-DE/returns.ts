import { type ReturnsText, shown } from '../shape.ts'
import { months, ofDays, ofMonths } from './spans.ts'

export const sections = (...facts: Parameters<ReturnsText>) => shown(parts(...facts))

const parts: ReturnsText = ({ sendsMail, ...periods }) => [
  {
    title: `1. Widerruf des Vertrags innerhalb von ${ofDays(periods.withdrawalDays)}`,
    paragraphs: [
      `Ein Verbraucher kann den Vertrag ohne Angabe von Gründen innerhalb von ${ofDays(periods.withdrawalDays)} ab Erhalt der Ware widerrufen, und wenn die Bestellung in Teilen kommt, ab Erhalt des letzten Teils. Es genügt, die Erklärung vor Ablauf der Frist abzusenden. Den letzten Tag nennt die Seite der Bestellung; fällt er auf einen arbeitsfreien Tag, endet die Frist am nächsten Werktag. Der Verkäufer kann mehr Zeit einräumen; darauf weisen das Angebot und die Seite der Bestellung hin.`,
      'Dasselbe Recht hat eine Person, die ein Gewerbe betreibt und außerhalb ihres Berufs kauft.',
      `Am einfachsten ist der Widerruf auf der Seite der Bestellung: die Schaltfläche „Vertrag hier widerrufen“, dann die Auswahl der Ware und die Schaltfläche „Widerruf bestätigen“. Die Schaltfläche ist dort während der ganzen Frist vorhanden, ohne Anmeldung. ${
        sendsMail
          ? 'Die Bestätigung mit dem Inhalt der Erklärung, Tag und Uhrzeit sendet der Dienst sofort per E-Mail. Die Seite der Bestellung öffnet der Link in der Nachricht über die Bestellung; wer ihn nicht hat, erhält ihn auf der Seite „Bestellung finden“ nach Angabe der Bestellnummer und der E-Mail-Adresse.'
          : 'Den Inhalt der Erklärung, Tag und Uhrzeit zeigt sofort die Seite des Vorgangs; sie lässt sich drucken. Dieser Dienst versendet derzeit keine E-Mails: Der Link zur Seite der Bestellung muss aufbewahrt werden.'
      }`,
      'Die Erklärung kann auch per E-Mail oder Brief an den Verkäufer gesandt werden, zum Beispiel nach dem Muster in Punkt 6. E-Mail-Adresse und Telefonnummer des Verkäufers stehen auf der Seite der Bestellung, die Anschrift auf seiner Seite im Dienst. Eine solche Erklärung sollte Vor- und Nachnamen sowie die Bestellnummer enthalten.',
    ],
  },
  {
    title: '2. Rücksendung der Ware und Erstattung',
    paragraphs: [
      `Die Ware ist innerhalb von ${ofDays(periods.sendDays)} ab dem Widerruf zurückzusenden. Die Kosten der Rücksendung trägt der Käufer, sofern der Verkäufer nichts anderes angeboten hat. Versanddienst und Sendungsnummer können auf der Seite des Vorgangs angegeben werden; das ist der Nachweis der Absendung. Ist die Frist abgelaufen, erinnern wir ein letztes Mal daran; nach weiteren ${ofDays(periods.closeDays)} endet ein Vorgang, in dem nichts abgesandt wurde.`,
      'Der Verkäufer erstattet alle Zahlungen, auch die Kosten der günstigsten Standardlieferung, innerhalb von 14 Tagen ab Erhalt der Erklärung auf demselben Zahlungsweg. Er kann die Erstattung zurückhalten, bis er die Ware oder den Nachweis der Absendung erhalten hat.',
      'Der Käufer haftet für einen Wertverlust der Ware nur, wenn er sie über die Prüfung ihrer Eigenschaften hinaus genutzt hat. Fehlt die Originalverpackung, entfällt das Widerrufsrecht nicht. Einen Abzug begründet der Verkäufer, und der Käufer sieht ihn auf der Seite des Vorgangs.',
      'Über das Widerrufsrecht hinaus kann der Verkäufer Rückgaben und Umtausch länger annehmen, nach eigenen Regeln. Tut er das, wird die Rückgabe oder der Umtausch auf der Seite der Bestellung angemeldet.',
    ],
  },
  {
    title: '3. Wann kein Widerrufsrecht besteht',
    paragraphs: [
      'Das Recht besteht unter anderem nicht bei Ware, die auf Bestellung angefertigt wurde, sowie bei Aufnahmen und Programmen in versiegelter Verpackung, die nach der Lieferung geöffnet wurde.',
    ],
  },
  {
    title: '4. Reklamation: Vertragswidrigkeit der Ware',
    paragraphs: [
      'Reklamiert wird auf der Seite der Bestellung: „Reklamieren“. Die Reklamation kann auch per E-Mail oder Brief an den Verkäufer gesandt werden; seine E-Mail-Adresse und Telefonnummer nennt die Seite der Bestellung.',
      `Der Verkäufer haftet dem Verbraucher für eine Vertragswidrigkeit der Ware, die bei der Lieferung besteht und sich innerhalb von ${ofMonths(periods.liableMonths)} zeigt, auch wenn die Ware gebraucht ist.`,
      'Zunächst kann Nachbesserung oder Ersatzlieferung verlangt werden. Sind sie unmöglich, unverhältnismäßig teuer oder nicht in angemessener Zeit erfolgt, kann eine Minderung des Preises verlangt oder vom Vertrag zurückgetreten werden.',
      periods.silenceAccepts
        ? `Der Verkäufer beantwortet die Reklamation innerhalb von ${ofDays(periods.answerDays)}; bleibt die Antwort aus, gilt die Reklamation als anerkannt.`
        : `Der Verkäufer beantwortet die Reklamation innerhalb von ${ofDays(periods.answerDays)}.`,
      periods.repairMonths > 0
        ? `Eine Nachbesserung im Rahmen dieser Haftung verlängert sie einmalig um ${months(periods.repairMonths)}.`
        : null,
      `Wer mit der Antwort nicht einverstanden ist, kann auf der Seite des Vorgangs innerhalb von ${ofDays(periods.disputeDays)} den Betreiber um eine Entscheidung bitten. Er liest, was beide Seiten geschrieben haben, und begründet die Entscheidung. Der Weg zum Gericht oder zur Mediation bleibt offen.`,
    ],
  },
  {
    title: '5. Garantie',
    paragraphs: [
      'Die Garantie des Verkäufers oder Herstellers ist beim Angebot in Monaten angegeben. Sie schränkt die Rechte wegen Vertragswidrigkeit der Ware nicht ein.',
    ],
  },
  {
    title: '6. Muster-Widerrufsformular',
    paragraphs: [
      `Das Formular mit den Angaben zum Verkäufer und der Bestellnummer, druckfertig (PDF), ist auf der Seite der Bestellung neben der Schaltfläche „Vertrag hier widerrufen“${sendsMail ? ' und im Anhang der Nachricht, die die Bestellung bestätigt,' : ''} zu finden. Sein Text:`,
      'An: Name und E-Mail-Adresse des Verkäufers von der Seite der Bestellung, Anschrift von seiner Seite im Dienst. Ich, der oder die Unterzeichnete, widerrufe den Vertrag über den Kauf der folgenden Sachen. Bestellnummer, Datum des Erhalts, Vor- und Nachname, Anschrift, Datum und bei einem Brief auf Papier Unterschrift.',
    ],
  },
]
