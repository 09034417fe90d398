import { percentIn, type RegularText, shown, withVat } from '../shape.ts'
import { days } from './spans.ts'

const percent = percentIn('de-DE')

export const sections = (...facts: Parameters<RegularText>) => shown(parts(...facts))

const parts: RegularText = (commission, notice) => [
  {
    title: 'Bevor Sie beginnen',
    paragraphs: [
      'Eine Firma wird im Dienst in wenigen Schritten registriert, und fehlende Angaben lassen sich später ergänzen. Der Verkauf beginnt, wenn der Betreiber die Firma freigegeben hat und nichts fehlt, was er von Verkäufern verlangt; die Liste der Anforderungen zeigt die Seite „Firmendaten“.',
    ],
  },
  {
    title: '1. Wer verkaufen darf',
    paragraphs: [
      'Verkaufen dürfen Unternehmer. Vor dem ersten Verkauf machen sie die Angaben, die das Gesetz und der Betreiber verlangen, unter anderem Name, Adresse, Telefonnummer, E-Mail-Adresse und Steuernummer, und erklären, dass sie nur Ware anbieten, die dem Recht der Europäischen Union entspricht.',
      'Der Betreiber sieht die Angaben durch, vergleicht die Steuernummer mit öffentlichen Registern, sofern diese antworten, und gibt die Firma frei. Angaben, die falsch sind oder trotz Aufforderung nicht ergänzt werden, führen dazu, dass der Verkauf ausgesetzt wird.',
    ],
  },
  {
    title: '2. Anforderungen an Angebote',
    paragraphs: [
      'Das Angebot nennt den Zustand der Ware, ihre Klasse und jeden bekannten Mangel, Vollständigkeit, Garantie, Vorbereitungszeit, den Hersteller sowie, wenn der Hersteller seinen Sitz außerhalb der Union hat, die verantwortliche Person in der Union.',
      'Vor dem Einstellen löscht der Verkäufer die Daten früherer Nutzer und entfernt Kontosperren, Passwörter und SIM-Locks. Gestohlene, gefälschte und vom Markt genommene Ware darf nicht verkauft werden.',
      'Eine Preissenkung darf nur angekündigt werden, wenn der neue Preis unter dem niedrigsten der 30 Tage davor liegt. Diesen niedrigsten Preis berechnet der Dienst aus dem Preisverlauf und zeigt ihn bei der Senkung.',
    ],
  },
  {
    title: '3. Provision und Abrechnung',
    paragraphs: [
      `Die Provision beträgt ${percent(commission.rate)} des Bruttopreises der verkauften Ware, ohne Lieferkosten. Hinzu kommt die Mehrwertsteuer von ${percent(commission.vat)}, zusammen sind es also ${percent(withVat(commission))} des Bruttopreises.`,
      commission.categories.length > 0
        ? `In diesen Kategorien, einschließlich der darin enthaltenen, ist der Satz (ohne Mehrwertsteuer) ein anderer: ${commission.categories
            .map(({ names, rate }) => `${names['de-DE'] ?? names['pl-PL']} ${percent(rate)}`)
            .join(', ')}.`
        : null,
      'Ein mit der Firma vereinbarter Satz geht den obigen vor. Die Provision und den Betrag, der dem Verkäufer bleibt, zeigt der Verkäuferbereich beim Festlegen des Preises. Der Satz wird im Zeitpunkt der Bestellung festgehalten und ändert sich danach nicht.',
      'Das Geld aus abgeschlossenen Bestellungen zahlt der Dienst auf das Konto aus, das in den Firmendaten angegeben ist; Beträge, Termine und einbehaltene Auszahlungen zeigt die Seite „Auszahlungen“. Die Provision wird von der Auszahlung abgezogen, bei Bestellungen per Nachnahme schuldet der Verkäufer sie. Geht Geld an den Käufer zurück, geht die Provision darauf an den Verkäufer zurück.',
    ],
  },
  {
    title: '4. Bestellungen, Lieferung und Betreuung der Käufer',
    paragraphs: [
      'Der Verkäufer versendet die Ware in der im Angebot genannten Zeit, beantwortet Fragen der Käufer und Reklamationen und nimmt Widerrufe gemäß der Seite „Rückgabe und Reklamation“ an.',
      'Angebote eines Verkäufers, der keine Lieferkosten festgelegt hat, können nicht bestellt werden.',
    ],
  },
  {
    title: '5. Reihenfolge der Angebote und Zugang zu Daten',
    paragraphs: [
      'Die Hauptparameter der Reihenfolge und ihre Gewichtung beschreibt die Seite „Wie wir Ergebnisse ordnen“. Eine bezahlte Platzierung gibt es nicht, und etwaige eigene Angebote des Betreibers werden genauso behandelt.',
      'Der Verkäufer sieht die Daten seiner Bestellungen und Kunden, soweit er sie zu deren Bearbeitung und Betreuung braucht. Daten anderer Verkäufer werden nicht zugänglich gemacht.',
    ],
  },
  {
    title: '6. Moderation und Beschränkungen',
    paragraphs: [
      'Ein Angebot, das gegen das Gesetz oder diese Bedingungen verstößt, kann über den Link „Melden“ beim Angebot gemeldet werden, auch ohne Konto. Wird ein Angebot oder ein Konto beschränkt, erhält der Verkäufer eine Entscheidung mit Begründung: was beschränkt wurde, auf welcher Grundlage, ob die Entscheidung automatisiert war und wie sich Beschwerde einlegen lässt.',
      `Die Beschwerde ist kostenlos, kann innerhalb von 6 Monaten eingelegt werden und wird von einem Menschen geprüft. Das Ende der Zusammenarbeit kündigen wir ${days(notice.contractEnd)} vorher an, sofern das Gesetz kein sofortiges Handeln verlangt.`,
    ],
  },
  {
    title: '7. Meldepflichten und Änderungen',
    paragraphs: [
      'Der Betreiber übermittelt den Steuerbehörden Angaben zu Verkäufern, soweit das Gesetz es verlangt, und sendet dem Verkäufer eine Kopie.',
      `Eine Änderung dieser Bedingungen teilen wir den Inhabern der Firma per E-Mail und im Dienst mindestens ${days(notice.terms)} vor ihrem Inkrafttreten mit, sofern nicht das Gesetz oder die Beseitigung einer Gefahr eine frühere Änderung verlangt. Die Fassung, deren Text wir gesandt haben, bleibt dauerhaft unter ihrer Adresse.`,
    ],
  },
]
