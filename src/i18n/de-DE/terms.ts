import type { terms as master } from '../pl-PL/terms.ts'
import type { Same } from '../shape.ts'

export const terms: Same<typeof master> = {
  bindingNote: 'Verbindlich ist der polnische Text.',
  bindingTranslation: 'Verbindlich ist der polnische Text. Dies ist eine Übersetzung davon.',
  bindingLink: 'Polnischen Text lesen',
  validBetween: 'Gültig vom {{from}} bis {{until}}',
  pastVersion: 'Das ist eine frühere Fassung dieses Textes.',
  toCurrent: 'Zur geltenden Fassung',
  plannedVersion: 'Diese Fassung gilt ab dem {{date}}.',
  nextVersion: 'Ab dem {{date}} gilt eine neue Fassung.',
  readNext: 'Neue Fassung lesen',
  missingHere: 'Diese Fassung gibt es nicht in dieser Sprache.',
  missingHereText:
    'Der Betreiber hat sie in diesen Sprachen veröffentlicht: {{languages}}. Unten steht der allgemeine Text.',
  allVersions: 'Alle Fassungen dieses Textes',
  noVersions: 'Diese Seite hat keine anderen Fassungen.',
  version_planned: 'geplant',
  version_inForce: 'gilt',
  version_past: 'früher',
  contents: 'Inhalt',
  validFrom: 'Gültig ab {{date}}',
  ownerLine:
    'Der Dienst wird betrieben von {{name}}, {{address}}, Steuernummer {{taxId}}, E-Mail {{email}}, Telefon {{phone}}.',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  storeSoon: 'Die App ist noch nicht im Store: Der Link führt auf dessen Startseite.',
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
    'Nur das Notwendige: die Kennung des Warenkorbs und die Stückzahl, die Vergleichsliste, Ihre Favoriten, bis Sie sich anmelden, die zuletzt angesehenen Produkte (bis zu 12; Sie können sie löschen, niemand erhält sie; die installierte App bewahrt auch ihre Seiten und Bilder auf, damit Sie sie ohne Verbindung ansehen können), Ihre letzten Suchanfragen (bis zu 8; Sie können sie löschen, niemand erhält sie), welcher Kauf noch zu bezahlen ist (bis Sie bezahlen, ihn aufgeben oder die Frist endet), die gewählte Darstellung, Ihre Eingaben im Bestellformular (bis der Tab geschlossen wird) und nach dem Anmelden das Token, die Kennungen von Konto und Firma und den Vornamen (ebenfalls bis der Tab geschlossen wird; wenn Sie angemeldet bleiben, bis zu 30 Tage). Ein technisches Cookie (bis zu 400 Tage) lässt uns einen Browser wiedererkennen, in dem Sie sich schon angemeldet haben, damit Fremde durch Raten von Passwörtern das Konto nicht sperren; es verfolgt niemanden und öffnet nichts. Ein zweites (ein Jahr) merkt sich, wie Preise angezeigt werden sollen, und entsteht erst, wenn Sie es wählen. Ein drittes (60 Tage) nennt den Warenkorb, den Sie ohne Anmeldung füllen; es wird nur an die Seite des Warenkorbs gesendet, Skripte sehen es nicht, und beim An- und Abmelden verschwindet es. Wir verwenden keine Tracking-Cookies oder Werbeskripte und fragen deshalb nicht nach einer Einwilligung.',
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
    'Am wichtigsten ist die Relevanz: wie gut Ihre Worte zu Titel, Marke, Modell und technischen Daten eines Angebots passen. Titel und Modell wiegen mehr als die Beschreibung. Bei ähnlicher Relevanz steht das besser vorbereitete Angebot weiter oben. Aus Teilen wie „bis 2000 zł“ oder „16 GB“ werden Filter, die Sie sehen und entfernen können. Nennen Sie einen Höchstpreis, stehen Angebote vorn, die ihn gut nutzen; schreiben Sie, wofür Sie etwas brauchen („fürs Studium“), steht vorn, was sich dafür besser eignet.',
  ranking2Title: 'Wenn Sie eine Kategorie durchsehen',
  ranking2Text:
    'Ohne Suchworte entscheiden in dieser Reihenfolge: der Zustand, der Preis im Vergleich zu Angeboten desselben Modells, die Angaben (Bilder, technische Daten, Beschreibung), die Garantie, das Einstelldatum und die Verkäufe. Der Zustand wiegt 30 %, der Preis 25 %, die Angaben 25 %, die Garantie 10 %, das Datum 10 %; Verkäufe bringen dazu höchstens 5 %. Teile stehen hinter Geräten. Erst zwischen Angeboten, die in allem gleich sind, entscheidet ein festes Los, für alle dasselbe. Sie können auch nach Preis oder Einstelldatum ordnen.',
  ranking3Title: 'Was Verkäufe ausmachen',
  ranking3Text:
    'Wir zählen, wie viele verschiedene Personen dieses Modell in den letzten 90 Tagen beim Verkäufer bestellt, erhalten und behalten haben. Ein Angebot gewinnt 1 % ab 1 Käufer, 2 % ab 3, 3 % ab 7, 4 % ab 15 und 5 % ab 31; mehr nie. Ein Angebot, das noch niemand gekauft hat, verliert nichts, und Verkäufe allein stellen kein Angebot der Zustandsklasse B vor ein sonst gleiches der Klasse A und keines der Klasse C vor B.',
  ranking4Title: 'Welche Verkäufe zählen',
  ranking4Text:
    'Wer mehrmals gekauft hat, zählt einmal. Nicht gezählt werden Bestellungen, die nicht bezahlt, storniert, zurückgegeben oder strittig sind, Bestellungen, für die auch nur ein Teil des Geldes erstattet wurde, und Käufe von Personen, die für den Verkäufer arbeiten. Nennt ein Angebot kein Modell, oder ist das Gerät beschädigt, zählen die Verkäufe dieses einen Angebots. Wir zählen einmal am Tag. Wer was gekauft hat, zeigen wir niemandem.',
  ranking5Title: 'Was nicht zählt',
  ranking5Text:
    'Verkäufer können nicht für einen höheren Platz zahlen. Provision, frühere Besuche, Gerät und Aufenthaltsort ändern weder Reihenfolge noch Preise. Bewertungen stehen bei den Angeboten, ändern die Reihenfolge aber ebenfalls nicht.',
  ranking6Title: 'Was wir nicht zeigen',
  ranking6Text:
    'In den Listen stehen keine angehaltenen Angebote und keine Angebote gesperrter Verkäufer. Ausverkaufte Angebote stehen am Ende.',
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
    'Der Shop funktioniert im Browser Ihres Telefons genauso wie am Computer: Warenkorb, Zahlung, Bestellungen und Nachrichten sind dieselben.',
  app2Title: 'Aus dem Browser installieren',
  app2Text:
    'Wählen Sie in Chrome und Edge im Menü „App installieren“, in Safari „Teilen“ und dann „Zum Home-Bildschirm“. Der Shop öffnet sich dann wie eine App und zeigt zuletzt angesehene Produkte auch ohne Netz.',
  appStores: 'Die App aus einem Store',
  certificate1Title: 'Was wir prüfen',
  certificate1Text:
    'Zu jedem Verkäufer zeigen wir Name, Anschrift, Steuernummer, Registernummer und Kontakt. Bevor das erste Angebot erscheint, sieht der Betreiber die Angaben der Firma und die geforderten Unterlagen durch und vergleicht die Steuernummer mit öffentlichen Registern, soweit diese antworten.',
  certificate2Title: 'Was der Verkäufer erklärt',
  certificate2Text:
    'Der Verkäufer erklärt, nur Waren anzubieten, die dem Recht der Europäischen Union entsprechen, und dass Daten auf Speichermedien vor dem Verkauf gelöscht wurden.',
  certificate3Title: 'Was wir nicht bestätigen',
  certificate3Text:
    'Wir prüfen nicht jedes Stück. Für Beschreibung, Zustand und Vertragsmäßigkeit der Ware haftet der Verkäufer.',
  access1Title: 'Worum es geht',
  access1Text:
    '{{market}} ist ein Online-Marktplatz, auf dem Firmen Geräte verkaufen und alle sie finden, vergleichen, kaufen, bezahlen, verfolgen, zurückgeben und reklamieren können. Er läuft im Browser auf Computer und Telefon, auf Polnisch, Englisch und Deutsch.',
  access2Title: 'Ohne Maus und ohne zu sehen',
  access2Text:
    'Jede Seite lässt sich mit der Tastatur bedienen; am Anfang steht ein Link zum Inhalt. Überschriften, Listen, Tabellen und Felder haben Namen für Screenreader, Fehler werden vorgelesen und am Feld beschrieben. Produktbilder tragen die Beschreibung des Verkäufers, sonst den Namen des Produkts.',
  access3Title: 'Wie die Anforderungen erfüllt werden',
  access3Text:
    'Wir bauen die Seiten nach WCAG 2.2, Stufe AA: Kontrast, vergrößerter Text, helle und dunkle Darstellung, Größe der Bedienflächen, keine Zeitbegrenzung ohne Warnung. Stöbern, Kaufen ohne Konto, Zahlen, Stornieren und Zurückgeben gehen auch ohne JavaScript. Die Seiten werden automatisch geprüft und mit der Tastatur durchlaufen. Eine Konformitätsvermutung nach einer Norm beanspruchen wir nicht.',
  access4Title: 'Was noch schwierig ist',
  access4Text:
    'Beschreibungen und Bilder stammen von Verkäufern und sind nicht immer genau. Die Karte der Abholpunkte setzt Sehen voraus: Dieselben Punkte stehen daneben in einer Liste. Das Anmelden und alles, was danach offensteht, braucht JavaScript. Zahlungsseiten gehören den Zahlungsanbietern.',
  access5Title: 'Schreiben Sie, wenn etwas nicht geht',
  access5Text:
    'Schreiben Sie an {{email}} oder rufen Sie an: {{phone}}. Sagen Sie, auf welcher Seite und womit Sie arbeiten. Ein Mensch antwortet. Sie können sich auch bei der Aufsichtsbehörde beschweren.',
  noticeAlt:
    'Amtlicher Hinweis der Europäischen Union auf die gesetzliche Gewährleistung. Was das polnische Recht sagt, steht darunter.',
  noticeDownload: 'Amtlichen Hinweis herunterladen ({{kind}})',
  noticeKindPdf: 'PDF',
  noticeKindPicture: 'Bild',
  noticeOther: 'Den amtlichen Hinweis gibt es hier noch nicht in dieser Sprache. In einer anderen liegt er vor:',
  guarantee1Title: 'Wofür der Verkäufer einsteht',
  guarantee1Text:
    'Nach dem polnischen Verbraucherrechtegesetz haftet der Verkäufer Verbrauchern für Vertragswidrigkeiten, die bei der Lieferung bestanden und sich innerhalb von {{months}} Monaten zeigen. Das gilt auch für gebrauchte und aufgearbeitete Sachen. Es wird vermutet, dass der Mangel schon bei der Lieferung bestand.',
  guarantee2Title: 'Was Sie verlangen können',
  guarantee2Text:
    'Zunächst Nachbesserung oder Ersatz, kostenlos und in angemessener Zeit. Leistet der Verkäufer das nicht oder kann er es nicht, kehrt der Mangel zurück oder wiegt er schwer, können Sie den Preis mindern oder vom Vertrag zurücktreten. Reklamieren können Sie bei Ihrer Bestellung; wie, sagt die Seite zu Rückgaben und Reklamationen.',
  guarantee3Title: 'Die Garantie des Verkäufers ist etwas anderes',
  guarantee3Text:
    'Eine Garantie, die Verkäufer oder Hersteller freiwillig geben, steht beim Angebot. Sie ersetzt die gesetzlichen Rechte nicht und schränkt sie nicht ein. In anderen Ländern können für gebrauchte Sachen andere Fristen gelten; der amtliche Hinweis nennt die allgemeinen Regeln.',
  takeBack1Title: 'Alt gegen gekauft',
  takeBack1Text:
    'Wer Elektro- oder Elektronikgeräte mit Lieferung an die Tür kauft, kann dort ein Altgerät gleicher Art kostenlos abgeben, eins für eins. Kreuzen Sie es im Warenkorb bei der Bestellung des Verkäufers an; er vereinbart die Abholung.',
  takeBack2Title: 'Ohne Kauf',
  takeBack2Text:
    'Läden mit mindestens 400 m² Verkaufsfläche für Geräte nehmen Kleingeräte (keine Kante über 25 cm) kostenlos an, auch ohne Kauf. Geräte nimmt auch die Sammelstelle Ihrer Gemeinde; manche holt sie ab.',
  takeBack3Title: 'Batterien und Akkus',
  takeBack3Text:
    'Verbrauchte Batterien und Akkus dürfen nicht in den Restmüll. Läden, die sie verkaufen, und Sammelstellen nehmen sie kostenlos an. Entnehmen Sie sie, wenn es ohne Schaden geht, und kleben Sie die Pole ab. Beschädigte oder aufgeblähte Zellen gehören nicht in ein Paket: Bringen Sie sie zu einer Sammelstelle.',
  takeBack4Title: 'Warum getrennt',
  takeBack4Text:
    'Die durchgestrichene Tonne auf einem Gerät oder einer Batterie heißt: nicht mit anderem Abfall entsorgen. Sie enthalten Stoffe, die Gesundheit und Umwelt schaden, und Rohstoffe, die sich zurückgewinnen lassen. Löschen Sie vor der Abgabe Ihre Daten und melden Sie Konten ab.',
  takeBack5Title: 'Nummer im Register BDO',
  takeBack5Text:
    'Verkäufer, die in der polnischen Datenbank für Produkte, Verpackungen und Abfälle (BDO) stehen, nennen ihre Nummer auf der Seite der Firma und auf Verkaufsbelegen.',
}
