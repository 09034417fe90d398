import type { terms as master } from '../pl-PL/terms.ts'
import type { Same } from '../shape.ts'

export const terms: Same<typeof master> = {
  bindingNote: 'Verbindlich ist der polnische Text. Er wird unten auf Polnisch gezeigt.',
  contents: 'Inhalt',
  validFrom: 'Gültig ab {{date}}',
  ownerLine:
    'Der Dienst wird betrieben von {{name}}, {{address}}, Steuernummer {{taxId}}, E-Mail {{email}}, Telefon {{phone}}.',
  storeSoon: 'Der Link erscheint, sobald die App im Store ist.',
  privacy1Title: 'Wer für die Daten verantwortlich ist',
  privacy1Text:
    'Verantwortlicher für Konto- und Dienstdaten ist der Betreiber. Der Verkäufer, bei dem Sie kaufen, ist eigenständig verantwortlich für die Daten, die er zur Erfüllung der Bestellung braucht.',
  privacy2Title: 'Welche Daten und wozu',
  privacy2Text:
    'Name, Adresse, Telefon und E-Mail dienen dem Abschluss und der Erfüllung des Vertrags, Rechnungsdaten den steuerlichen Pflichten, technische Daten (IP-Adresse, Zeitpunkt der Anfrage) dem Schutz vor Missbrauch. Kartendaten erhält allein der Zahlungsanbieter; wir sehen sie nicht.',
  privacy3Title: 'Wer sie erhält',
  privacy3Text:
    'Der Verkäufer, dessen Ware Sie kaufen, der von Ihnen gewählte Versanddienst und der Zahlungsanbieter. Wir verkaufen keine Daten und treffen keine rein automatisierten Entscheidungen mit rechtlicher Wirkung für Sie.',
  privacy4Title: 'Wie lange wir sie aufbewahren',
  privacy4Text:
    'Kontodaten bis zur Löschung des Kontos. Bestellungen und Rechnungen bis zum Ende der steuerlichen Verjährung, in der Regel 5 Jahre ab Ende des Jahres, in dem die Pflicht entstand. Ein verlassener Warenkorb 60 Tage. Dateien zu Rückgaben, Reklamationen und Streitfällen bis ein Jahr nach Ende des Vorgangs, auch nach dem Löschen des Kontos, da sie der Feststellung und Verteidigung von Ansprüchen dienen; mit dem Konto löschen wir sofort die zu zurückgenommenen Vorgängen und die, die zu nichts gesendet wurden.',
  privacy5Title: 'Ihre Rechte',
  privacy5Text:
    'Sie können Auskunft, Kopie, Berichtigung, Löschung und Einschränkung verlangen, der Verarbeitung widersprechen und sich beim Präsidenten der polnischen Datenschutzbehörde beschweren. Schreiben Sie an die unten genannte Adresse.',
  privacy6Title: 'Was wir im Browser speichern',
  privacy6Text:
    'Nur das Notwendige: die Kennung des Warenkorbs und die Stückzahl, die Vergleichsliste, Ihre Favoriten, bis Sie sich anmelden, die zuletzt angesehenen Produkte (bis zu 12; Sie können sie löschen, niemand erhält sie), die gewählte Darstellung, Ihre Eingaben im Bestellformular (bis der Tab geschlossen wird) und nach dem Anmelden das Token, die Kennungen von Konto und Firma und den Vornamen (ebenfalls bis der Tab geschlossen wird; wenn Sie angemeldet bleiben, bis zu 30 Tage). Ein technisches Cookie (bis zu 400 Tage) lässt uns einen Browser wiedererkennen, in dem Sie sich schon angemeldet haben, damit Fremde durch Raten von Passwörtern das Konto nicht sperren; es verfolgt niemanden und öffnet nichts. Ein zweites (ein Jahr) merkt sich, wie Preise angezeigt werden sollen, und entsteht erst, wenn Sie es wählen. Wir verwenden keine Tracking-Cookies oder Werbeskripte und fragen deshalb nicht nach einer Einwilligung.',
  points1Title: 'Für Verbraucher und Nutzer',
  points1Text:
    'Schreiben Sie an {{email}} oder rufen Sie an: {{phone}}. Ein Mensch antwortet auf Polnisch, Englisch oder Deutsch.',
  points2Title: 'Für Behörden der Mitgliedstaaten, die Kommission und das Gremium für digitale Dienste',
  points2Text:
    'Anordnungen und Fragen richten Sie bitte an {{email}}. Sprachen: Polnisch, Englisch, Deutsch. Anordnungen zur Produktsicherheit erledigen wir innerhalb von 2 Werktagen, Sicherheitsmeldungen innerhalb von 3.',
  points3Title: 'Inhalte melden',
  points3Text:
    'Ein Link „Melden“ steht bei jedem Angebot, jeder Bewertung, jedem Geschäft und jedem Verkäufer. Jeder darf melden, auch ohne Konto. Wir bestätigen die Meldung per E-Mail, ein Mensch prüft sie, und wir begründen die Entscheidung.',
  points4Title: 'Beschwerden',
  points4Text:
    'Gegen jede Entscheidung können Sie innerhalb von sechs Monaten auf der Seite des Falls kostenlos Beschwerde einlegen. Sie können sich auch an eine zertifizierte außergerichtliche Stelle oder an ein Gericht wenden. Wer immer wieder offensichtlich unbegründet meldet, wird verwarnt; danach nehmen wir 90 Tage lang keine Meldungen an.',
  ranking1Title: 'Wenn Sie mit Worten suchen',
  ranking1Text:
    'Am wichtigsten ist die Relevanz: wie gut Ihre Worte zu Titel, Marke, Modell und technischen Daten eines Angebots passen. Titel und Modell wiegen mehr als die Beschreibung. Bei ähnlicher Relevanz steht das besser vorbereitete Angebot weiter oben. Aus Teilen wie „bis 2000 zł“ oder „16 GB“ werden Filter, die Sie sehen und entfernen können.',
  ranking2Title: 'Wenn Sie eine Kategorie durchsehen',
  ranking2Text:
    'Ohne Suchworte stehen besser vorbereitete Angebote weiter oben: Bilder, ausgefüllte technische Daten, Länge der Beschreibung, Garantie und Zustand zählen. Teile stehen hinter Geräten. Den Rest entscheidet ein festes Los jedes Angebots, für alle gleich, damit sich ähnliche Waren mischen. Sie können auch nach Preis oder Einstelldatum ordnen.',
  ranking3Title: 'Was nicht zählt',
  ranking3Text:
    'Verkäufer können nicht für einen höheren Platz zahlen. Provision, frühere Besuche, Gerät und Aufenthaltsort ändern weder Reihenfolge noch Preise. Bewertungen stehen bei den Angeboten, ändern die Reihenfolge aber ebenfalls nicht.',
  ranking4Title: 'Was wir nicht zeigen',
  ranking4Text: 'Listen enthalten keine ausverkauften oder pausierten Angebote und keine von gesperrten Verkäufern.',
  security1Title: 'Zahlungen',
  security1Text:
    'Sie zahlen auf der Seite des Zahlungsanbieters. Betrag und Ergebnis bestätigt eine signierte Nachricht des Anbieters, nicht die Adresse, zu der Sie zurückkehren.',
  security2Title: 'Konten und Daten',
  security2Text:
    'Passwörter und Token speichern wir nur als kryptografische Prüfwerte. Unter einer https-Adresse sind Verbindungen verschlüsselt, und Seiten lassen nur unsere eigenen Skripte zu.',
  security3Title: 'Lücke melden',
  security3Text:
    'Wenn Sie eine Lücke finden, schreiben Sie an die unten genannte E-Mail-Adresse. Beschreiben Sie die Schritte, geben Sie uns angemessene Zeit zur Behebung und sehen Sie keine Daten anderer ein. Wir antworten innerhalb von 3 Werktagen.',
  ip1Title: 'Der Grundsatz',
  ip1Text:
    'Angebote dürfen keine Marken-, Design-, Bild- oder Textrechte verletzen. Fälschungen sind unabhängig von ihrer Beschreibung verboten.',
  ip2Title: 'Wie Sie eine Verletzung melden',
  ip2Text:
    'Schreiben Sie an die unten genannte E-Mail-Adresse: die genaue Adresse des Angebots, welches Recht es verletzt und warum, wer Inhaber ist, Ihren Namen und Ihre E-Mail sowie die Erklärung, dass Sie in gutem Glauben melden.',
  ip3Title: 'Was wir tun',
  ip3Text:
    'Ein Mensch prüft die Meldung und antwortet per E-Mail. Beide Seiten erhalten die begründete Entscheidung; der Verkäufer kann innerhalb von 6 Monaten widersprechen. Wiederholte Verstöße führen zur Sperrung.',
  app1Title: 'Einkaufen am Telefon',
  app1Text:
    'Die App ist in Vorbereitung. Bis dahin funktioniert der Shop im Browser Ihres Telefons genauso wie am Computer.',
  certificate1Title: 'Was wir prüfen',
  certificate1Text:
    'Zu jedem Verkäufer zeigen wir Name, Anschrift, Steuernummer, Registernummer und Kontakt. Bevor das erste Angebot erscheint, sieht der Betreiber die Angaben der Firma und die geforderten Unterlagen durch und vergleicht die Steuernummer mit öffentlichen Registern, soweit diese antworten.',
  certificate2Title: 'Was der Verkäufer erklärt',
  certificate2Text:
    'Der Verkäufer erklärt, nur Waren anzubieten, die dem Recht der Europäischen Union entsprechen, und dass Daten auf Speichermedien vor dem Verkauf gelöscht wurden.',
  certificate3Title: 'Was wir nicht bestätigen',
  certificate3Text:
    'Wir prüfen nicht jedes Stück. Für Beschreibung, Zustand und Vertragsmäßigkeit der Ware haftet der Verkäufer.',
}
