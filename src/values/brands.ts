import { foldText } from './text-fold.ts'

/** The market's makers, and what else sellers write for them: firms, former names, other spellings. Data. */
const MAKERS: Readonly<Record<string, string>> = {
  ...{ Acer: '', Alcatel: '', AMD: 'advanced micro devices', AOC: '', Apple: 'apple computer', APC: '' },
  ...{ ASRock: '', ASUS: 'asustek, asustek computer', Axis: 'axis communications', Barco: '', BenQ: '', Bose: '' },
  ...{ Brother: '', Canon: '', CAT: 'caterpillar', Chuwi: '', Cisco: 'cisco systems', Corsair: '', Creative: '' },
  ...{
    Crucial: '',
    'D-Link': 'dlink',
    Dell: 'dell emc, dell technologies, dell computer',
    Dynabook: '',
    Eaton: '',
    EIZO: '',
  },
  ...{
    Elgato: '',
    Epson: 'seiko epson',
    EVGA: '',
    Fairphone: '',
    Fortinet: '',
    Fujifilm: 'fuji',
    Garmin: '',
    Getac: '',
  },
  ...{ Fujitsu: 'fujitsu siemens, fujitsu technology solutions', Gigabyte: '', Google: '', GoPro: '', Honeywell: '' },
  ...{
    Honor: '',
    HP: 'hewlett packard, hewlett packard hp, hp hewlett packard',
    HPE: 'hewlett packard enterprise, hp enterprise',
  },
  ...{ HTC: '', Huawei: 'huawei technologies', HyperX: '', IBM: '', iiyama: '', Intel: '', Intenso: '', Jabra: '' },
  ...{
    JBL: '',
    Juniper: 'juniper networks',
    Kingston: 'kingston technology',
    'Konica Minolta': '',
    Kyocera: 'kyocera mita',
  },
  ...{ Leica: '', Lenovo: 'lenovo ibm, ibm lenovo', Lexmark: '', LG: 'lg electronics', Logitech: 'logi', Marshall: '' },
  ...{
    Mediacom: '',
    Microsoft: '',
    MikroTik: 'mikro tik',
    Motorola: 'motorola mobility',
    MSI: 'micro star, micro star international',
  },
  ...{
    NEC: '',
    Netgear: '',
    Nikon: '',
    Nintendo: '',
    Nokia: '',
    Nothing: '',
    NVIDIA: '',
    OKI: '',
    Olympus: '',
    OnePlus: '',
  },
  ...{
    Oppo: '',
    Oura: '',
    Panasonic: '',
    Pentax: '',
    Philips: '',
    Poly: 'plantronics',
    QNAP: '',
    Razer: '',
    Realme: '',
  },
  ...{
    Ricoh: '',
    Samsung: 'samsung electronics',
    SanDisk: '',
    Seagate: '',
    Sega: '',
    Sennheiser: '',
    Sharp: '',
    Sigma: '',
  },
  ...{ Sony: 'sony interactive entertainment, sony ericsson, sony computer entertainment', Supermicro: 'super micro' },
  ...{
    Synology: '',
    Tamron: '',
    TCL: '',
    Teclast: '',
    Toshiba: '',
    'TP-Link': '',
    Ubiquiti: 'ubiquiti networks, ubnt',
  },
  ...{ Vaio: '', Valve: '', Vero: '', ViewSonic: '', Vivo: '', Wacom: '', WD: 'western digital', Xerox: '' },
  ...{
    '8BitDo': '',
    Amazfit: '',
    Anker: '',
    Asustor: '',
    'Audio-Technica': '',
    AUO: 'au optronics',
    AVM: 'fritz, fritz box',
  },
  ...{
    'be quiet!': '',
    Beelink: '',
    Beyerdynamic: '',
    BOE: '',
    CalDigit: '',
    Cherry: '',
    DJI: '',
    DYMO: '',
    Emporia: '',
  },
  ...{
    'G.Skill': '',
    HGST: '',
    Hisense: '',
    'HPE Aruba': 'aruba, aruba networks',
    'i-tec': '',
    Innolux: '',
    Insta360: '',
  },
  ...{
    Keychron: '',
    KRK: '',
    Maxcom: '',
    Micron: 'micron technology',
    Netgate: '',
    Optoma: '',
    'Palo Alto Networks': 'palo alto',
  },
  ...{ PNY: '', Polar: '', PowerColor: '', Protectli: '', Ruckus: '', Sapphire: '', Seasonic: '', 'SK hynix': 'hynix' },
  ...{
    SonicWall: '',
    Sonos: '',
    Sophos: '',
    Suunto: '',
    Teltonika: '',
    WatchGuard: '',
    XGIMI: '',
    Yamaha: '',
    Zotac: '',
  },
  ...{ Xiaomi: 'mi', Yealink: '', Zebra: 'zebra technologies', ZTE: '', Zyxel: '' },
}

/** What firms put behind their name. */
const FIRM =
  /\b(inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|gmbh|ag|kg|sa|s a|bv|b v|sp z o o|polska|deutschland|europe)\b/g

const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
const keyOf = (text: string) => {
  const bare = plain(text).replaceAll(FIRM, ' ').replaceAll(' ', '')
  return bare === '' ? plain(text).replaceAll(' ', '') : bare
}

const BY_KEY = new Map(
  Object.entries(MAKERS).flatMap(([name, others]) =>
    [name, ...others.split(', ').filter(Boolean)].map((word) => [keyOf(word), name] as const),
  ),
)

/** The maker that a seller's words for a brand mean: `Hewlett-Packard`, `HP Inc.` and `hp` are HP. Undefined for none on the list. */
export const listedBrand = (text: string): string | undefined => BY_KEY.get(keyOf(text))

/** A brand as it is kept: as the list has it, else as the seller wrote it. */
export const normalizeBrand = (text: string): string => listedBrand(text) ?? text.trim().replaceAll(/\s+/g, ' ')
