import type { Tri } from './words.ts'

/** Names of the things that come in the box. */
export const BOX: Record<string, Tri> = {
  laptop: ['laptop', 'laptop', 'Laptop'],
  charger: ['ładowarka', 'charger', 'Netzteil'],
  computer: ['komputer', 'computer', 'Computer'],
  power: ['kabel zasilający', 'power cord', 'Netzkabel'],
  phone: ['telefon', 'phone', 'Telefon'],
  usb: ['kabel USB', 'USB cable', 'USB-Kabel'],
  simpin: ['igła do tacki SIM', 'SIM tool', 'SIM-Werkzeug'],
  tablet: ['tablet', 'tablet', 'Tablet'],
  watch: ['zegarek z paskiem', 'watch with strap', 'Uhr mit Armband'],
  dockCharger: ['ładowarka magnetyczna', 'magnetic charger', 'Ladeschale'],
  monitor: ['monitor ze stopą', 'monitor with stand', 'Monitor mit Fuß'],
  video: ['kabel obrazu', 'video cable', 'Videokabel'],
  server: ['serwer', 'server', 'Server'],
  rails: ['szyny', 'rails', 'Schienen'],
  device: ['urządzenie', 'device', 'Gerät'],
  adapter: ['zasilacz', 'power adapter', 'Netzteil'],
  ears: ['uchwyty rack', 'rack ears', 'Rack-Winkel'],
  printer: ['drukarka', 'printer', 'Drucker'],
  toner: ['toner lub tusz startowy', 'starter toner or ink', 'Starttoner oder -tinte'],
  console: ['konsola', 'console', 'Konsole'],
  pad: ['kontroler', 'controller', 'Controller'],
  hdmi: ['kabel HDMI', 'HDMI cable', 'HDMI-Kabel'],
  camera: ['korpus aparatu', 'camera body', 'Kameragehäuse'],
  accu: ['akumulator', 'battery', 'Akku'],
  strap: ['pasek', 'strap', 'Tragegurt'],
  lens: ['obiektyw', 'lens', 'Objektiv'],
  caps: ['dekielki', 'caps', 'Deckel'],
  hood: ['osłona przeciwsłoneczna', 'lens hood', 'Gegenlichtblende'],
  headphones: ['słuchawki', 'headphones', 'Kopfhörer'],
  case: ['etui', 'case', 'Etui'],
  speaker: ['głośnik', 'speaker', 'Lautsprecher'],
  tv: ['telewizor z podstawą', 'television with stand', 'Fernseher mit Standfuß'],
  projector: ['projektor', 'projector', 'Projektor'],
  remote: ['pilot', 'remote control', 'Fernbedienung'],
  part: ['część', 'part', 'Teil'],
  drive: ['dysk', 'drive', 'Laufwerk'],
}

export type Defect = { text: Tri; screen?: boolean }
type Field = 'screen' | 'body' | 'dead'

/** Defects by what they touch; `screen` ones show in the picture. */
export const DEFECTS: Record<Field, readonly Defect[]> = {
  screen: [
    { text: ['pęknięta szyba ekranu', 'cracked screen glass', 'gesprungenes Displayglas'], screen: true },
    { text: ['pęknięta matryca', 'cracked display', 'gebrochenes Display'], screen: true },
    { text: ['pionowe linie na ekranie', 'vertical lines on the screen', 'senkrechte Linien im Bild'] },
  ],
  body: [
    { text: ['wgniecenie na rogu obudowy', 'dent in a corner', 'Delle an der Ecke'] },
    { text: ['głęboka rysa na obudowie', 'deep scratch on the body', 'tiefer Kratzer am Gehäuse'] },
    { text: ['otarcia lakieru na krawędziach', 'paint worn at the edges', 'Lackabrieb an den Kanten'] },
    { text: ['ślad po naklejce inwentarzowej', 'trace of an inventory sticker', 'Rest eines Inventaraufklebers'] },
  ],
  dead: [
    { text: ['nie włącza się', 'does not switch on', 'schaltet nicht ein'] },
    { text: ['ślady zalania', 'signs of liquid', 'Flüssigkeitsspuren'] },
    { text: ['uszkodzone gniazdo zasilania', 'broken power socket', 'defekte Strombuchse'] },
    { text: ['wyłącza się pod obciążeniem', 'switches off under load', 'schaltet unter Last ab'] },
  ],
}
