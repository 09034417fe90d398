import type { feeds as master } from '../pl-PL/feeds.ts'
import type { Same } from '../shape.ts'

/** The operator's page of lists for other sites. */
export const feeds: Same<typeof master> = {
  intro:
    'Angebotslisten für andere Seiten. Sie werden alle 24 Stunden in Dateien unter einer festen Adresse geschrieben, die Sie dort angeben. Enthalten sind veröffentlichte Angebote, die man kaufen kann.',
  name_google: 'Google Merchant Center',
  about_google:
    'Ein RSS-2.0-Feed für Anzeigen und kostenlose Einträge bei Google. Jede Ausführung eines Produkts ist ein eigener Eintrag.',
  name_ceneo: 'Ceneo',
  about_ceneo:
    'Eine XML-Datei für den polnischen Preisvergleich. Für gebrauchte Ware hat Ceneo eigene Regeln: Stimmen Sie sich mit Ceneo ab, bevor Sie welche aufnehmen.',
  status_off: 'aus',
  status_none: 'noch nicht geschrieben',
  status_writing: 'wird geschrieben',
  status_written: 'fertig',
  status_stuck: 'stehen geblieben',
  stuckText:
    'Seit einer Stunde wurde nichts geschrieben. Der Marktplatz versucht es von selbst erneut; geschieht das öfter, prüfen Sie die Hintergrundaufgaben und den freien Speicherplatz.',
  address: 'Adresse',
  writtenAt: 'Geschrieben',
  offers: 'Einträge',
  leftOut: 'Ausgelassen (ohne Bild oder Beschreibung)',
  size: 'Größe, komprimiert',
  language: 'Sprache',
  settingsOf: 'Einstellungen: {{name}}',
  isOn: 'Diese Liste schreiben und bereitstellen',
  states: 'Zustand der Ware in der Liste',
  state_new: 'Neu',
  state_used: 'Gebraucht',
  state_damaged: 'Beschädigt',
  statesWanted: 'Wählen Sie mindestens einen Zustand',
  save: 'Einstellungen speichern',
  saved: 'Einstellungen gespeichert',
  writeNow: 'Liste jetzt schreiben',
  begun: 'Die Liste wird geschrieben',
  onlyHere:
    'Die Adressen in diesen Listen funktionieren nur auf dieser Maschine: Setzen Sie PUBLIC_URL, bevor Sie sie weitergeben.',
}
