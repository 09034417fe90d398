import { point } from '../seed.ts'
import type { Checks } from '../vertical.ts'

const power = point('power', 'Włączanie', 'Switching on', 'Einschalten')
const picture = point('display', 'Obraz i ekran', 'Picture and screen', 'Bild und Bildschirm')
const touch = point('touch', 'Dotyk', 'Touch', 'Touch')
const battery = point('battery', 'Bateria', 'Battery', 'Akku')
const charging = point('charging', 'Ładowanie', 'Charging', 'Laden')
const keyboard = point('keyboard', 'Klawiatura', 'Keyboard', 'Tastatur')
const touchpad = point('touchpad', 'Gładzik', 'Touchpad', 'Touchpad')
const ports = point('ports', 'Złącza', 'Connectors', 'Anschlüsse')
const wireless = point('wireless', 'Łączność bezprzewodowa', 'Wireless connections', 'Funkverbindungen')
const cameras = point('cameras', 'Kamery', 'Cameras', 'Kameras')
const sound = point('sound', 'Głośniki i mikrofon', 'Speakers and microphone', 'Lautsprecher und Mikrofon')
const drive = point('drive', 'Dysk', 'Drive', 'Laufwerk')
const memory = point('memory', 'Pamięć', 'Memory', 'Arbeitsspeicher')
const heat = point('heat', 'Temperatury pod obciążeniem', 'Temperatures under load', 'Temperaturen unter Last')
const fans = point('fans', 'Wentylatory', 'Fans', 'Lüfter')
const locks = point('locks', 'Brak blokad i kont', 'No locks or accounts', 'Keine Sperren oder Konten')
const wiped = point('wiped', 'Dane usunięte', 'Data wiped', 'Daten gelöscht')
const buttons = point('buttons', 'Przyciski', 'Buttons', 'Tasten')
const calls = point('calls', 'Rozmowy', 'Calls', 'Telefonieren')
const biometrics = point('biometrics', 'Odcisk palca lub twarz', 'Fingerprint or face', 'Fingerabdruck oder Gesicht')
const supply = point('supply', 'Zasilacz', 'Power supply', 'Netzteil')
const mainUse = point('main_use', 'Główna funkcja', 'Main function', 'Hauptfunktion')
const complete = point('complete', 'Kompletność zestawu', 'Complete set', 'Vollständigkeit')

/** By the slug of a category, its own or that of the one above; of all others `other`. */
export const checks: Checks = {
  of: {
    laptops: [
      ...[power, picture, keyboard, touchpad, battery, charging, drive, memory],
      ...[ports, wireless, cameras, sound, heat, locks, wiped],
    ],
    desktops: [power, drive, memory, ports, fans, heat, supply, locks, wiped],
    'all-in-one': [power, picture, drive, memory, ports, sound, fans, heat, locks, wiped],
    servers: [
      ...[power, memory, drive, fans, heat, supply, ports, locks, wiped],
      point('management', 'Zdalne zarządzanie', 'Remote management', 'Fernverwaltung'),
    ],
    monitors: [
      ...[power, picture, ports, buttons],
      point('pixels', 'Martwe piksele', 'Dead pixels', 'Pixelfehler'),
      point('backlight', 'Równość podświetlenia', 'Even backlight', 'Gleichmäßige Ausleuchtung'),
    ],
    phones: [
      ...[power, picture, touch, battery, charging, cameras, sound, calls],
      ...[wireless, buttons, biometrics, locks, wiped],
    ],
    tablets: [power, picture, touch, battery, charging, cameras, sound, wireless, buttons, locks, wiped],
    watches: [power, picture, touch, battery, charging, wireless, buttons, locks, wiped],
    network: [
      ...[power, ports, supply, fans],
      point('reset', 'Ustawienia fabryczne', 'Factory settings', 'Werkseinstellungen'),
    ],
    printers: [
      power,
      point('printing', 'Drukowanie', 'Printing', 'Drucken'),
      point('feeding', 'Podawanie papieru', 'Paper feed', 'Papiereinzug'),
      point('scanning', 'Skanowanie', 'Scanning', 'Scannen'),
      ports,
    ],
    consoles: [
      ...[power, drive, wireless, heat, locks, wiped],
      point('games', 'Uruchamianie gier', 'Starting games', 'Starten von Spielen'),
      point('controllers', 'Kontrolery', 'Controllers', 'Controller'),
    ],
    cameras: [
      ...[power, picture, battery, buttons, ports],
      point('shutter', 'Migawka', 'Shutter', 'Verschluss'),
      point('focus', 'Ostrość', 'Focus', 'Fokus'),
      point('sensor', 'Czystość matrycy', 'Clean sensor', 'Sauberer Sensor'),
    ],
    lenses: [
      point('focus', 'Ostrość', 'Focus', 'Fokus'),
      point('aperture', 'Przysłona', 'Aperture', 'Blende'),
      point('glass', 'Szkło pod światło', 'Glass against the light', 'Linsen im Gegenlicht'),
    ],
    storage: [
      point('smart', 'Stan SMART', 'SMART status', 'SMART-Status'),
      point('read_write', 'Odczyt i zapis całości', 'Reading and writing all of it', 'Lesen und Schreiben im Ganzen'),
      wiped,
    ],
    audio: [power, sound, battery, charging, wireless, buttons],
    'tv-projectors': [power, picture, sound, ports, wireless, buttons],
  },
  other: [power, mainUse, ports, complete],
}
