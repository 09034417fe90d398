import type { DeviceGroup } from './product-types.ts'

/** One sentence in Polish, English, German. `{name}`, `{facts}`, `{n}`, `{list}` are filled in. */
export type Tri = readonly [pl: string, en: string, de: string]

export const INTRO_USED: readonly Tri[] = [
  ['{name}: {facts}.', '{name}: {facts}.', '{name}: {facts}.'],
  ['Używany {name} w konfiguracji {facts}.', 'A used {name} with {facts}.', 'Gebraucht: {name} mit {facts}.'],
  [
    '{name} z polskiej dystrybucji lub leasingu firmowego. Dane: {facts}.',
    '{name} from Polish retail or a company lease. Facts: {facts}.',
    '{name} aus polnischem Handel oder Firmenleasing. Daten: {facts}.',
  ],
]
export const INTRO_NEW: Tri = [
  'Nowy {name}, fabrycznie zapakowany. Dane: {facts}.',
  'A new {name} in sealed packaging. Facts: {facts}.',
  'Neu und versiegelt: {name}. Daten: {facts}.',
]
export const INTRO_OPEN_BOX: Tri = [
  '{name} ze zwrotu, rozpakowany, bez śladów pracy. Dane: {facts}.',
  '{name}, a customer return: unpacked, not used. Facts: {facts}.',
  '{name} aus einer Rückgabe: ausgepackt, nicht benutzt. Daten: {facts}.',
]

export const TESTED: Record<DeviceGroup, Tri> = {
  laptop: [
    'Sprawdziliśmy matrycę, klawiaturę, porty, kamerę, Wi-Fi i temperatury pod obciążeniem; BIOS bez hasła.',
    'We tested the display, keyboard, ports, camera, Wi-Fi and temperatures under load; no BIOS password.',
    'Geprüft: Display, Tastatur, Anschlüsse, Kamera, WLAN und Temperaturen unter Last; BIOS ohne Passwort.',
  ],
  desktop: [
    'Sprawdziliśmy pamięć, dysk, wentylatory i wszystkie porty; wnętrze odkurzone.',
    'We tested memory, drive, fans and every port; the inside was cleaned.',
    'Geprüft: Speicher, Laufwerk, Lüfter und alle Anschlüsse; innen gereinigt.',
  ],
  phone: [
    'Sprawdziliśmy ekran, aparaty, głośniki, mikrofony i łączność; konto producenta odłączone, bez SIM-locka.',
    'We tested the screen, cameras, speakers, microphones and radios; account lock off, no SIM lock.',
    'Geprüft: Display, Kameras, Lautsprecher, Mikrofone, Funk; Kontosperre entfernt, kein SIM-Lock.',
  ],
  tablet: [
    'Sprawdziliśmy ekran dotykowy, aparaty, głośniki i ładowanie; konto producenta odłączone.',
    'We tested the touchscreen, cameras, speakers and charging; account lock off.',
    'Geprüft: Touchscreen, Kameras, Lautsprecher, Laden; Kontosperre entfernt.',
  ],
  watch: [
    'Sprawdziliśmy ekran, czujniki, ładowanie i parowanie z telefonem.',
    'We tested the screen, sensors, charging and pairing with a phone.',
    'Geprüft: Display, Sensoren, Laden und Koppeln mit dem Telefon.',
  ],
  monitor: [
    'Sprawdziliśmy martwe piksele, równomierność podświetlenia i każde wejście obrazu.',
    'We checked for dead pixels, even backlight and every video input.',
    'Geprüft: Pixelfehler, gleichmäßige Ausleuchtung und jeder Videoeingang.',
  ],
  server: [
    'Serwer przeszedł 24-godzinny test obciążenia; firmware zaktualizowany, dzienniki wyczyszczone.',
    'The server passed a 24-hour load test; firmware updated, logs cleared.',
    'Der Server bestand einen 24-Stunden-Lasttest; Firmware aktuell, Protokolle geleert.',
  ],
  storage: [
    'Pełny test powierzchni i odczyt SMART bez błędów; poprzednie dane trwale usunięte.',
    'Full surface test and SMART read-out without errors; earlier data erased for good.',
    'Voller Oberflächentest und SMART ohne Fehler; frühere Daten sicher gelöscht.',
  ],
  network: [
    'Sprawdziliśmy każdy port i zasilanie; przywrócono ustawienia fabryczne.',
    'We tested every port and the power supply; factory settings restored.',
    'Geprüft: jeder Port und das Netzteil; Werkseinstellungen wiederhergestellt.',
  ],
  printer: [
    'Wydrukowaliśmy strony testowe, wyczyściliśmy rolki pobierania papieru.',
    'We printed test pages and cleaned the paper rollers.',
    'Testseiten gedruckt, Papierrollen gereinigt.',
  ],
  console: [
    'Sprawdziliśmy napęd, łączność i temperatury w grze; konto odłączone, brak blokady sieciowej.',
    'We tested drive, radios and temperatures in a game; account removed, no network ban.',
    'Geprüft: Laufwerk, Funk und Temperatur im Spiel; Konto entfernt, keine Netzwerksperre.',
  ],
  camera: [
    'Sprawdziliśmy migawkę, autofokus, matrycę, bagnet i gniazda; matryca wyczyszczona.',
    'We tested shutter, autofocus, sensor, mount and sockets; the sensor was cleaned.',
    'Geprüft: Verschluss, Autofokus, Sensor, Bajonett, Buchsen; Sensor gereinigt.',
  ],
  lens: [
    'Sprawdziliśmy autofokus, przysłonę i soczewki pod światło: bez grzyba i zamglenia.',
    'We checked autofocus, aperture and the glass against light: no fungus, no haze.',
    'Geprüft: Autofokus, Blende und Linsen im Gegenlicht: kein Pilz, kein Schleier.',
  ],
  audio: [
    'Sprawdziliśmy oba kanały, mikrofon i łączność; elementy dotykające skóry oczyszczone.',
    'We tested both channels, microphone and radios; parts that touch the skin were cleaned.',
    'Geprüft: beide Kanäle, Mikrofon, Funk; hautberührende Teile gereinigt.',
  ],
  tv: [
    'Sprawdziliśmy obraz na planszach testowych, wszystkie wejścia i pilota.',
    'We checked the picture on test charts, all inputs and the remote.',
    'Geprüft: Bild mit Testtafeln, alle Eingänge und die Fernbedienung.',
  ],
  part: [
    'Część sprawdzona w działającym urządzeniu.',
    'Tested in a working device.',
    'In einem laufenden Gerät geprüft.',
  ],
}

export const MARKS: Record<string, Tri> = {
  A: [
    'Stan jak nowy: brak śladów widocznych z 20 cm.',
    'Like new: no marks visible from 20 cm.',
    'Wie neu: aus 20 cm keine Spuren sichtbar.',
  ],
  B: [
    'Stan bardzo dobry: drobne ślady na obudowie, niewidoczne z 50 cm; ekran i front bez rys.',
    'Very good: small marks on the body, not visible from 50 cm; screen and front without scratches.',
    'Sehr gut: kleine Spuren am Gehäuse, aus 50 cm unsichtbar; Display und Front ohne Kratzer.',
  ],
  C: [
    'Stan dobry: widoczne rysy na obudowie, bez wpływu na działanie.',
    'Good: visible scratches on the body, no effect on function.',
    'Gut: sichtbare Kratzer am Gehäuse, ohne Einfluss auf die Funktion.',
  ],
  D: [
    'Widoczne ślady: rysy, otarcia lub wgniecenie; urządzenie działa w pełni.',
    'Visible wear: scratches, scuffs or a dent; fully working.',
    'Sichtbare Spuren: Kratzer, Abrieb oder Delle; voll funktionsfähig.',
  ],
  repairable: ['Uszkodzony, do naprawy: {list}.', 'Damaged, needs repair: {list}.', 'Defekt, reparierbar: {list}.'],
  forParts: [
    'Na części, bez gwarancji działania: {list}.',
    'For parts, not working: {list}.',
    'Für Ersatzteile, nicht funktionsfähig: {list}.',
  ],
}

export const BATTERY: Tri = [
  'Zmierzona pojemność baterii: {n}% fabrycznej.',
  'Measured battery capacity: {n}% of new.',
  'Gemessene Akkukapazität: {n} % des Neuwerts.',
]
export const REFURBISHED: Tri = [
  'Odnowiony w naszym serwisie: czyszczenie i wymiana zużytych elementów.',
  'Refurbished in our workshop: cleaned, worn parts replaced.',
  'In unserer Werkstatt aufbereitet: gereinigt, Verschleißteile ersetzt.',
]

export const HOW_TO: Partial<Record<DeviceGroup, Tri>> = {
  laptop: [
    'Podłącz zasilacz, naciśnij przycisk zasilania i przejdź pierwszą konfigurację systemu. Licencja aktywuje się po połączeniu z internetem.',
    'Connect the charger, press the power button and go through the first set-up. The licence activates once online.',
    'Netzteil anschließen, einschalten und die Ersteinrichtung durchlaufen. Die Lizenz aktiviert sich online.',
  ],
  desktop: [
    'Podłącz monitor, klawiaturę i kabel sieciowy, włącz komputer i przejdź pierwszą konfigurację.',
    'Connect monitor, keyboard and power, switch on and go through the first set-up.',
    'Monitor, Tastatur und Strom anschließen, einschalten, Ersteinrichtung durchlaufen.',
  ],
  phone: [
    'Włóż kartę SIM, przytrzymaj przycisk zasilania i wybierz język. Przed pierwszym użyciem naładuj do pełna.',
    'Insert the SIM card, hold the power button and choose a language. Charge fully before first use.',
    'SIM-Karte einlegen, Einschalttaste halten, Sprache wählen. Vor dem ersten Gebrauch voll laden.',
  ],
  tablet: [
    'Przytrzymaj przycisk zasilania, wybierz język i zaloguj się na własne konto.',
    'Hold the power button, choose a language and sign in with your own account.',
    'Einschalttaste halten, Sprache wählen und mit eigenem Konto anmelden.',
  ],
  watch: [
    'Naładuj zegarek, zainstaluj aplikację producenta w telefonie i sparuj przez Bluetooth.',
    'Charge the watch, install the maker’s app on your phone and pair by Bluetooth.',
    'Uhr laden, App des Herstellers installieren und per Bluetooth koppeln.',
  ],
  network: [
    'Urządzenie ma ustawienia fabryczne. Aby zresetować ponownie, przytrzymaj przycisk reset przy włączaniu zasilania.',
    'The device has factory settings. To reset again, hold the reset button while powering on.',
    'Das Gerät hat Werkseinstellungen. Für einen Reset die Reset-Taste beim Einschalten halten.',
  ],
  server: [
    'Hasło zdalnego zarządzania jest na naklejce. Przed startem zamontuj szyny i oba zasilacze.',
    'The password of the remote management is on the label. Mount rails and both power supplies first.',
    'Das Kennwort der Fernverwaltung steht auf dem Aufkleber. Zuerst Schienen und Netzteile montieren.',
  ],
  console: [
    'Podłącz HDMI i zasilanie, zaloguj się na własne konto i pobierz aktualizację.',
    'Connect HDMI and power, sign in with your own account and get the update.',
    'HDMI und Strom anschließen, mit eigenem Konto anmelden, Update laden.',
  ],
  printer: [
    'Usuń blokady transportowe, załaduj papier i zainstaluj sterownik ze strony producenta.',
    'Remove the transport locks, load paper and install the driver from the maker’s site.',
    'Transportsicherungen entfernen, Papier einlegen, Treiber von der Herstellerseite laden.',
  ],
}

/** Where the sentence of the whole group would not be true: by the category, or by the system. */
export const HOW_TO_OTHERWISE: Record<'all-in-one' | 'macos' | 'chrome_os' | 'none' | 'linux' | 'controllers', Tri> = {
  'all-in-one': [
    'Podłącz klawiaturę, mysz i kabel zasilający, włącz komputer i przejdź pierwszą konfigurację. Ekran jest wbudowany.',
    'Connect keyboard, mouse and power, switch on and go through the first set-up. The screen is built in.',
    'Tastatur, Maus und Strom anschließen, einschalten, Ersteinrichtung durchlaufen. Der Bildschirm ist eingebaut.',
  ],
  macos: [
    'Podłącz ładowarkę, włącz komputer, wybierz język i zaloguj się na własne konto Apple.',
    'Connect the charger, switch on, choose a language and sign in with your own Apple account.',
    'Netzteil anschließen, einschalten, Sprache wählen und mit dem eigenen Apple-Konto anmelden.',
  ],
  chrome_os: [
    'Podłącz ładowarkę, włącz Chromebooka i zaloguj się na własne konto Google.',
    'Connect the charger, switch the Chromebook on and sign in with your own Google account.',
    'Netzteil anschließen, Chromebook einschalten und mit dem eigenen Google-Konto anmelden.',
  ],
  none: [
    'Bez systemu: zainstaluj własny z pendrive’a. Klawisz wyboru dysku startowego podaje ekran powitalny.',
    'Without a system: install your own from a USB stick. The start screen names the key of the boot menu.',
    'Ohne System: installieren Sie Ihr eigenes von einem USB-Stick. Die Taste fürs Bootmenü steht auf dem Startbild.',
  ],
  linux: [
    'Podłącz zasilacz, włącz komputer, utwórz swoje konto i pobierz aktualizacje.',
    'Connect the charger, switch on, create your account and get the updates.',
    'Netzteil anschließen, einschalten, Konto anlegen und Updates laden.',
  ],
  controllers: [
    'Naładuj kontroler i sparuj go z konsolą lub komputerem przez Bluetooth albo kablem USB.',
    'Charge the controller and pair it with the console or computer by Bluetooth or by USB cable.',
    'Controller laden und per Bluetooth oder USB-Kabel mit Konsole oder Computer koppeln.',
  ],
}

/** A MacBook has no BIOS. */
export const TESTED_MAC: Tri = [
  'Sprawdziliśmy ekran, klawiaturę, gładzik, porty, kamerę, Wi-Fi i temperatury pod obciążeniem; blokada aktywacji zdjęta.',
  'We tested the display, keyboard, trackpad, ports, camera, Wi-Fi and temperatures under load; activation lock off.',
  'Geprüft: Display, Tastatur, Trackpad, Anschlüsse, Kamera, WLAN und Temperaturen unter Last; Aktivierungssperre aus.',
]

/** A controller has no disc and no ban. */
export const TESTED_PAD: Tri = [
  'Sprawdziliśmy przyciski, drążki (bez dryfu), wibracje i łączność.',
  'We tested the buttons, sticks (no drift), rumble and radios.',
  'Geprüft: Tasten, Sticks (kein Drift), Vibration und Funk.',
]

export const OFFERS: readonly Tri[] = [
  ['Przy zakupie 2 sztuk dostawa gratis.', 'Buy 2 and delivery is free.', 'Ab 2 Stück versandkostenfrei.'],
  [
    'Do końca tygodnia zapasowy kabel gratis.',
    'Until the end of the week: a spare cable for free.',
    'Bis Ende der Woche: ein Ersatzkabel gratis.',
  ],
  [
    'W paczce ściereczka z mikrofibry gratis.',
    'A microfibre cloth comes along for free.',
    'Ein Mikrofasertuch liegt kostenlos bei.',
  ],
  [
    'Torba lub etui gratis do wyczerpania zapasu.',
    'A bag or case for free while stocks last.',
    'Tasche oder Hülle gratis, solange der Vorrat reicht.',
  ],
]
