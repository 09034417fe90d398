import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { termsInAllFacts, wordsOf } from '../../test/terms-in-all-facts.ts'

const PERSON = /(?<!\p{L})(?:du|dein(?:e[mnrs]?)?|dich|dir|euch|euer|eure[mnrs]?)(?!\p{L})/iu
/** Imperatives of du that German has as no other word where a sentence begins or goes on after a comma, a colon or an „und“. */
const STEMS = [
  'Achte Aktiviere Aktualisiere Ändere Antworte Bearbeite Beende Beginne Benutze Berichtige Bestätige Bestelle Bewahre Bezahle',
  'Drücke Entferne Ergänze Erhöhe Erlaube Erstelle Frag Füge Fülle Geh Gehe Gib Hinterlege Hole Ignoriere Kaufe Klicke Kopiere',
  'Korrigiere Lade Lass Lasse Lege Lies Lösche Mach Mache Melde Merke Nenne Nimm Notiere Nutze Öffne Passe Probiere Prüfe Registriere',
  'Reiche Rufe Scanne Schalte Schau Schicke Schiebe Schließe Schreib Schreibe Sende Setze Sieh Speichere Starte Storniere Tippe Trage',
  'Tritt Übergib Überprüfe Verbinde Vergib Vergleiche Verkaufe Verringere Verschiebe Verwende Wähle Warte Wechsle Wiederhole Zieh Ziehe',
]
  .join(' ')
  .split(' ')
  .join('|')
/** Only where an order may stand: „Alles in Ordnung“ is no „ordne“, „ich sende“ is no „sende“. */
const ORDER = new RegExp(`(?:^|[.!?:,;…“] |(?:und|oder|bitte|dann) )(?:${STEMS})(?!\\p{L})`, 'iu')

function* sentences(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* sentences(inner, `${path}.${key}`)
  }
}
const isFamiliar = (text: string) => PERSON.test(text) || ORDER.test(text)

test('German says Sie, nowhere du', async () => {
  const files = globSync('de-DE/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.includes('index'))
  const german: [string, string][] = []
  for (const file of files) german.push(...sentences(await import(/* @vite-ignore */ `./${file}`), file))
  german.push(...sentences(wordsOf(await termsInAllFacts('de-DE')), 'terms'))
  expect(german.length).toBeGreaterThan(2000)
  expect(german.filter(([, text]) => isFamiliar(text)).map((found) => found.join(': '))).toEqual([])
})

test('the check finds what it looks for, and nothing else', () => {
  for (const familiar of [
    'Wähle eine Datei aus',
    'Falsch. Gib 6 Ziffern ein',
    'Öffne den Link',
    'Bitte prüfe die Felder',
    'Sieh nach und öffne den Link',
    'Gehört das dir?',
    'Über Dich',
    'Melde dich an, oder wechsle das Konto',
  ]) {
    expect(isFamiliar(familiar), familiar).toBe(true)
  }
  for (const formal of [
    'Wählen Sie eine Datei aus',
    'Zu viele Versuche. Versuchen Sie es noch einmal.',
    'Teile und Zubehör',
    'Ihre Daten',
    'Suche im Katalog',
  ]) {
    expect(isFamiliar(formal), formal).toBe(false)
  }
})
