import { DEFAULT_LOCALE, languageOf } from '../../../values/locale.ts'
import type { TextName } from '../../products/rules/index.ts'
import { type ImportField, TEXT_COLUMNS } from './import-fields.ts'

const words = (text: string) => text.split('|')

/** The names of texts that may be followed by a language other than Polish: `opis en`. */
const TEXTS: Record<TextName, readonly string[]> = {
  title: words('nazwa|tytul|title|name|titel|bezeichnung'),
  description: words('opis|description|beschreibung'),
  howToUse: words('anwendung|how to use|sposob uzycia'),
  composition: words('lieferumfang|composition|sklad'),
  specialOffer: words('sonderangebot|special offer|oferta specjalna'),
}
const inOtherLanguages = Object.fromEntries(
  TEXT_COLUMNS.filter(({ locale }) => locale !== DEFAULT_LOCALE).map(({ field, name, locale }) => [
    field,
    TEXTS[name].map((word) => `${word} ${languageOf(locale)}`),
  ]),
)

/** How tables call their columns, folded and without signs, in Polish, English and German; the field's own name is always known. */
export const HEADER_WORDS: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  erpCode: words(
    'kod erp|erp|erp code|erpcode|kod|kod towaru|kod produktu|symbol|symbol towaru|sku|id produktu|product id|productid|item code|item no|artikelnummer|artikelnr|art nr|laptop id|id|external id|indeks handlowy|handle|lp id',
  ),
  group: words(
    'grupa|kod grupy|kod nadrzedny|parent|parent sku|parent code|group|group code|item group id|gruppe|elternartikel|vatergruppe',
  ),
  versionName: words(
    'wersja|nazwa wersji|wariant|nazwa wariantu|version|version name|variant|variant name|option|variante|ausfuhrung|versionsname',
  ),
  title: words(
    'tytul|nazwa|nazwa produktu|nazwa towaru|title|name|product name|item name|titel|bezeichnung|artikelbezeichnung|produktname',
  ),
  brand: words('marka|producent|brand|company|manufacturer|maker|vendor|marke|hersteller'),
  model: words('model|product|produkt|modell|model name|typ modelu'),
  mpn: words('mpn|numer producenta|kod producenta|part number|manufacturer part number|herstellernummer|pn'),
  ean: words('ean|ean13|ean 13|gtin|kod ean|kod kreskowy|barcode|upc|strichcode'),
  productIndex: words('indeks|index|product index|indeks produktu|indeks towaru|produktindex'),
  category: words(
    'kategoria|kategoria produktu|category|product category|product type|typename|type name|rodzaj|kategorie|warengruppe|typ',
  ),
  price: words(
    'cena|cena brutto|cena sprzedazy|cena detaliczna|price|gross price|price gross|sale price|unit price|preis|bruttopreis|verkaufspreis',
  ),
  quantity: words(
    'ilosc|stan magazynowy|stan mag|dostepna ilosc|liczba sztuk|sztuki|szt|quantity|qty|stock|available|inventory|menge|bestand|lagerbestand|anzahl',
  ),
  status: words('status|status oferty|offer status'),
  deliveryDays: words(
    'czas wysylki|dni dostawy|czas dostawy|dostawa dni|delivery days|lead time|handling time|lieferzeit|lieferzeit tage',
  ),
  vatScheme: words('vat|rodzaj vat|stawka vat|faktura|vat scheme|tax scheme|mwst|besteuerung'),
  shops: words('sklepy|odbior w sklepie|sklep|shops|stores|pickup shops|filialen|abholung'),
  state: words('stan|stan produktu|condition|state|zustand'),
  grade: words('klasa|klasa stanu|grade|ocena stanu|zustandsklasse|note'),
  refurbished: words('odnowiony|refurbished|generaluberholt|refurb'),
  batteryHealth: words('kondycja baterii|bateria|battery health|battery|akkuzustand'),
  warrantyMonths: words(
    'gwarancja|gwarancja miesiace|gwarancja mies|warranty|warranty months|garantie|garantie monate|gewahrleistung',
  ),
  defects: words('wady|usterki|uszkodzenia|defects|faults|mangel|defekte'),
  unitImei: words('imei|numer imei|imei 1|imei1|imei nr|nr imei|imei number|imei nummer'),
  unitSerial: words('numer seryjny|nr seryjny|sn|s n|serial|serial number|serial no|seriennummer|serien nr|snr'),
  unitCode: words(
    'kod sztuki|kod paszportu|kod egzemplarza|unit code|passport code|stuckcode|passcode|code des stucks',
  ),
  unitScreen: words(
    'slady na ekranie|rysy na ekranie|stan ekranu|screen marks|screen condition|spuren am bildschirm|displayzustand',
  ),
  unitBody: words(
    'slady na obudowie|rysy na obudowie|stan obudowy|body marks|body condition|spuren am gehause|gehausezustand',
  ),
  unitBattery: words(
    'bateria sztuki|bateria zmierzona|zmierzona bateria|bateria zmierzona %|measured battery|battery measured|battery percent|gemessener akku|akku gemessen',
  ),
  unitBatteryDay: words(
    'data pomiaru baterii|dzien pomiaru baterii|data pomiaru|battery measured on|battery day|day of measure|akku gemessen am|messtag',
  ),
  unitBatteryCycles: words(
    'cykle ladowania|cykle baterii|liczba cykli|battery cycles|charge cycles|ladezyklen|akkuzyklen',
  ),
  unitTestsPassed: words(
    'testy zaliczone|dziala|zaliczone testy|tests passed|passed tests|works|bestandene tests|tests bestanden|funktioniert',
  ),
  unitTestsFailed: words(
    'testy niezaliczone|nie dziala|niezaliczone testy|tests failed|failed tests|does not work|nicht bestandene tests|tests nicht bestanden|funktioniert nicht',
  ),
  unitTestsNotMade: words(
    'testy niewykonane|nie testowano|nietestowane|tests not made|not tested|untested|nicht getestet',
  ),
  unitLocks: words('blokady|locks|sperren'),
  unitAccessories: words('akcesoria|w zestawie|accessories|zubehor'),
  unitWiped: words(
    'usuniecie danych|kasowanie danych|dane usuniete|data wiped|wiped|data erasure|datenloschung|daten geloscht',
  ),
  unitParts: words('wymienione czesci|czesci|exchanged parts|replaced parts|getauschte teile'),
  unitCounter: words(
    'licznik|przebieg|licznik godzin|godziny pracy|licznik stron|counter|hours|page count|shutter count|zahler|betriebsstunden|seitenzahler',
  ),
  unitErasure: words(
    'certyfikat usuniecia danych|numer certyfikatu|nr certyfikatu|erasure certificate|certificate number|loschzertifikat|zertifikatsnummer',
  ),
  unitErasureDay: words('data usuniecia danych|dzien usuniecia danych|erasure date|wiped on|loschdatum'),
  unitErasureTool: words('program usuwania danych|narzedzie usuwania danych|erasure tool|wiping tool|loschprogramm'),
  reportBy: words('kto sprawdzil|sprawdzil|sprawdzone przez|checked by|gepruft von'),
  reportDay: words(
    'data sprawdzenia|dzien sprawdzenia|sprawdzono dnia|date of the check|checked on|prufdatum|gepruft am',
  ),
  reportWorks: words('sprawdzone dziala|dziala|checked and works|works|gepruft und funktioniert|funktioniert'),
  reportFails: words('sprawdzone nie dziala|nie dziala|checked and fails|fails|gepruft und defekt|funktioniert nicht'),
  reportNotChecked: words('nie sprawdzono|niesprawdzone|not checked|nicht gepruft'),
  reportNote: words('uwagi ze sprawdzenia|uwaga ze sprawdzenia|note of the check|anmerkung zur prufung'),
  description: words('opis|opis pl|description|description pl|beschreibung pl|body html|beschreibung'),
  howToUse: words('sposob uzycia|jak uzywac|how to use|anwendung'),
  composition: words('sklad|zawartosc zestawu|composition|lieferumfang|zusammensetzung'),
  specialOffer: words('oferta specjalna|promocja|special offer|sonderangebot|aktion'),
  ...inOtherLanguages,
  images: words(
    'zdjecia|zdjecie|zdjecia url|obraz|obrazy|images|image|image url|image urls|picture|pictures|photo|photos|image src|bilder|bild',
  ),
  illustrations: words('ilustracje|zdjecia pogladowe|illustrations|stock photos|illustrationen|symbolbilder'),
  pictureDefects: words('wady na zdjeciach|zdjecia wad|defects in pictures|defect pictures|mangel auf bildern'),
  factsProcessor: words('cpu|procesor|processor|prozessor'),
  factsMemory: words('ram|pamiec|pamiec ram|memory ram|arbeitsspeicher'),
  factsStorage: words('memory|dysk|dyski|storage|hard drive|drive|festplatte|speicher'),
  factsGraphics: words('gpu|grafika|karta graficzna|graphics|graphics card|grafikkarte'),
  factsScreen: words(
    'screenresolution|screen resolution|rozdzielczosc|ekran|screen|display|resolution|auflosung|matryca',
  ),
  factsSystem: words('opsys|os|system|system operacyjny|operating system|betriebssystem'),
  'attribute.screen_in': words('inches|cale|przekatna|screen size|bildschirmgrosse|zoll'),
  'attribute.weight_kg': words('weight|waga|gewicht|waga kg|weight kg'),
}

/** Words that mean a second field where what stands in the column is not the first. */
export const SECOND_WORDS: readonly (readonly [word: string, field: ImportField])[] = [['stan', 'quantity']]
