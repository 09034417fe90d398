import { numbered, type RulesFacts, type RulesText } from '../shape.ts'
import { days, minutes, ofDays } from './spans.ts'

export const sections = (facts: RulesFacts) => numbered(parts(facts))

const OLD_DEVICES: ReturnType<RulesText>[6] = {
  title: 'Altgeräte',
  paragraphs: [
    'Wer Geräte mit Lieferung nach Hause kauft, kann am Lieferort ein Altgerät derselben Art unentgeltlich abgeben. Das wird im Warenkorb bei der Bestellung bei dem jeweiligen Verkäufer angekreuzt; die Abholung vereinbart der Verkäufer.',
  ],
}

const parts: RulesText = ({ holdMinutes, sendsMail, demo, currency, electrical, ...waits }) => [
  {
    title: 'Wer den Dienst betreibt und wer verkauft',
    paragraphs: [
      'Der Dienst ist ein Online-Marktplatz: Er ermöglicht den Abschluss von Kaufverträgen zwischen Käufern und Verkäufern. Der Betreiber ist nicht Partei des Kaufvertrags, sofern beim Angebot nichts anderes angegeben ist.',
      'Alle Verkäufer sind Unternehmer. Ihr Name, ihre Adresse, Steuernummer, Registernummer, Telefonnummer und E-Mail-Adresse stehen bei jedem Angebot, Name, Adresse, Telefonnummer und E-Mail-Adresse auch in der Zusammenfassung neben der Schaltfläche zum Bestellen. Für jeden Vertrag mit einem Verbraucher gelten die Verbraucherrechte.',
      'Der Verkäufer ist für Beschreibung, Versand, Rückgaben, Reklamationen und Gewährleistung verantwortlich. Der Betreiber ist für das Funktionieren des Dienstes, die Weitergabe der Bestellung und die Abwicklung von Online-Zahlungen verantwortlich.',
    ],
  },
  {
    title: 'Angebote, Zustände und Preise',
    paragraphs: [
      'Die Ware ist neu, gebraucht oder beschädigt. Gebrauchte Ware hat eine Zustandsklasse, und jeden bekannten Mangel führt der Verkäufer in der Beschreibung auf. Was die Zustände und Klassen bedeuten, steht beim Angebot.',
      `Die Preise sind Bruttopreise in ${currency === 'PLN' ? 'polnischen Zloty' : currency}. Wurde ein Preis gesenkt, nennen wir daneben den niedrigsten Preis der 30 Tage vor der Senkung. Die Lieferkosten sind vor dem Absenden der Bestellung bekannt.`,
      'Die Reihenfolge der Angebote in Listen beschreibt die Seite „Wie wir Ergebnisse ordnen“. Verkäufer können nicht für einen höheren Platz bezahlen. Die Preise werden nicht an die Person des Käufers angepasst.',
    ],
  },
  {
    title: 'Bestellung',
    paragraphs: [
      'Zum Bestellen ist kein Konto nötig. In den Warenkorb kann Ware mehrerer Verkäufer gelegt werden; für jeden von ihnen entstehen eine eigene Bestellung und ein eigener Vertrag.',
      `Mit der Schaltfläche „Zahlungspflichtig bestellen“ wird ein Kaufangebot abgegeben. Der Vertrag kommt zustande, wenn der Dienst die Annahme der Bestellung bestätigt: bei Online-Zahlung nach deren Eingang, bei Nachnahme sofort${onDelivery(sendsMail, demo)}`,
      sendsMail
        ? 'Die Bestätigung mit dem Inhalt der Bestellung und den Angaben zum Verkäufer kommt per E-Mail; eine Nachricht senden wir auch, wenn die Bestellung bezahlt, storniert oder verfallen ist. Den Stand der Bestellung zeigt ihre Seite, zu der der Link in der Nachricht führt.'
        : 'Dieser Dienst versendet derzeit keine E-Mails. Stand und Inhalt der Bestellung zeigt ihre Seite: Der Link dorthin muss aufbewahrt werden, und die Seite lässt sich drucken.',
      `Bei Online-Zahlung ist die Ware für ${minutes(holdMinutes)} reserviert. Geht die Zahlung in dieser Zeit nicht ein, verfällt die Reservierung, und die Ware geht wieder in den Verkauf. Bei Banküberweisung wartet die Ware länger; die Frist nennt die Zahlungsseite.${sendsMail || demo ? ' Ebenso lange wartet die Ware darauf, dass die Bestellung über den Link bestätigt wird.' : ''}`,
      'Beim Kauf beschädigter Ware stimmt der Käufer dem beschriebenen Zustand gesondert zu. Die beschriebenen Mängel sind dann keine Vertragswidrigkeit der Ware.',
    ],
  },
  {
    title: 'Zahlung',
    paragraphs: [
      'Bezahlt werden kann online bei einem Anbieter, der unter den in der Bestellung gezeigten ausgewählt wird, oder per Nachnahme, wenn Verkäufer und Versanddienst sie anbieten.',
      'Eine Online-Zahlung umfasst alle zusammen aufgegebenen Bestellungen. Eine fehlgeschlagene oder abgebrochene Zahlung kann wiederholt werden, solange die Reservierung besteht.',
    ],
  },
  {
    title: 'Lieferung und Abholung',
    paragraphs: [
      'Die Lieferart wird für jeden Verkäufer gesondert gewählt: Kurier, Abholpunkt, Paketautomat oder Abholung im Geschäft des Verkäufers. Der Verkäufer legt fest, in welche Länder und zu welchem Preis er liefert; in der Bestellung lässt sich nur wählen, was das Land des Käufers erreicht.',
      'Beim Produkt, im Warenkorb und in der Bestellung nennen wir den voraussichtlichen Liefertag: Er ergibt sich aus der Vorbereitungszeit beim Verkäufer und der Transportzeit, gezählt in Werktagen. Eine Bestellung kann in mehreren Paketen kommen; jedes lässt sich auf der Seite der Bestellung verfolgen.',
      `Ware, die im Geschäft zur Abholung bereitliegt, wartet ${days(waits.collectionDays)}${sendsMail && waits.reminderDays > 0 ? `; ${days(waits.reminderDays)} vor Ablauf dieser Zeit erinnern wir per E-Mail daran` : ''}. Danach wird die Bestellung storniert, und bezahltes Geld geht an den Käufer zurück.`,
      `Eine versandte Bestellung, deren Zustellung niemand mitteilt, gilt nach ${ofDays(waits.arrivalDays)} als zugestellt; für Nachnahme gilt das nicht. Wer sie nicht erhalten hat, meldet das auf der Seite der Bestellung.`,
      'Der Verkäufer kann ab einem bestimmten Wert kostenlose Lieferung anbieten; den fehlenden Betrag zeigt der Warenkorb.',
    ],
  },
  {
    title: 'Rückgaben, Reklamationen und Bewertungen',
    paragraphs: [
      'Widerruf, Rückgabe, Umtausch und Reklamation werden auf der Seite der Bestellung erklärt; die Regeln beschreibt die Seite „Rückgabe und Reklamation“. Werden sich die Parteien nicht einig, entscheidet der Betreiber den Streit auf Wunsch einer von ihnen.',
      'Eine Bewertung kann nur schreiben, wer die Ware im Dienst gekauft und erhalten hat; der Dienst prüft das anhand der Bestellung. Wir zeigen gute und schlechte Bewertungen. Für Bewertungen belohnt der Dienst niemanden. Verbergen kann sie nur der Betreiber, der ihrem Verfasser den Grund nennt; melden kann sie jeder, der angemeldet ist.',
    ],
  },
  electrical ? OLD_DEVICES : null,
  {
    title: 'Barrierefreiheit',
    paragraphs: [
      'Der Dienst wird so gebaut, dass er sich mit der Tastatur, mit einem Screenreader, vergrößert und mit reduzierter Bewegung auf dem Bildschirm nutzen lässt. Eine Barriere kann an die E-Mail-Adresse am Ende der Seite gemeldet werden; wir antworten innerhalb von 14 Tagen.',
    ],
  },
  {
    title: 'Streitfälle und Änderungen der Bedingungen',
    paragraphs: [
      'Verbraucher können die Mediation und die Schiedsgerichte bei den Woiwodschaftsinspektoraten der polnischen Handelsinspektion sowie die Hilfe eines Verbraucherbeauftragten nutzen.',
      'Eine Änderung der Bedingungen geben wir auf dieser Seite bekannt, bevor sie in Kraft tritt; alle Fassungen bleiben dort zugänglich. Für Bestellungen vor der Änderung gelten die Bedingungen zum Zeitpunkt der Bestellung: Ihr Text steht in der Nachricht, die die Bestellung bestätigt.',
    ],
  },
]

/** How a guest's order on delivery counts: by the link in a mail, by the one a demo shows, or, where nothing can bring a link, not at all. */
function onDelivery(sendsMail: boolean, demo: boolean): string {
  if (!sendsMail && !demo) return '. Per Nachnahme kann derzeit nur ein angemeldeter Käufer bestellen.'
  return `, und wenn der Käufer nicht angemeldet ist, sobald die Bestellung über den Link${sendsMail ? ' in der Nachricht' : ''} bestätigt wurde.`
}
