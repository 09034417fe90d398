import type { Grade, ProductState } from '../../products/contract.ts'
import type { Sort } from '../contract.ts'
import { VAT_WORDS } from './vat-words.ts'

const STATES: Record<ProductState, string> = {
  new: 'nowy, nowa, nowe, nowego, nowych, nowka, fabrycznie nowy, nieuzywany, nieuzywana, nieuzywane, unused, unbenutzt, unbenutzte, unbenutzter, new, brand new, neu, neue, neuer, neues, neuen, neuware',
  used: 'uzywany, uzywana, uzywane, uzywanego, uzywanych, used, second hand, secondhand, pre owned, preowned, gebraucht, gebrauchte, gebrauchter, gebrauchtes, gebrauchten, poleasingowy, poleasingowe, poleasingowa, poleasingowych, refurbished, odnowiony, odnowiona, odnowione, generaluberholt, generaluberholte, uberholt, refurb',
  damaged:
    'uszkodzony, uszkodzona, uszkodzone, uszkodzonego, uszkodzonych, zepsuty, zepsuta, zepsute, niesprawny, niesprawna, damaged, broken, faulty, not working, defekt, defekte, defekter, defektes, kaputt, beschadigt',
}

const GRADES: Record<Grade, string> = {
  openBox:
    'open box, openbox, powystawowy, powystawowa, powystawowe, po zwrocie, ausstellungsstuck, ex display, outlet',
  A: 'jak nowy, jak nowa, jak nowe, like new, wie neu, stan idealny, idealny stan, stan a, klasa a, kategoria a, grade a, zustand a, klasse a, a grade, w idealnym stanie',
  B: 'bardzo dobry stan, stan bardzo dobry, w bardzo dobrym stanie, very good, very good condition, sehr gut, sehr guter zustand, sehr gutem zustand, stan bdb, bdb stan, bdb, stan b, klasa b, kategoria b, grade b, zustand b, klasse b, b grade',
  C: 'stan dobry, dobry stan, w dobrym stanie, good condition, guter zustand, gutem zustand, stan c, klasa c, kategoria c, grade c, zustand c, klasse c, c grade',
  D: 'widoczne slady, slady uzytkowania, visible wear, sichtbare spuren, stan d, klasa d, kategoria d, grade d, zustand d, klasse d',
  repairable:
    'do naprawy, do renowacji, repairable, to repair, for repair, zum reparieren, zur reparatur, reparaturbedurftig',
  forParts:
    'na czesci, for parts, parts only, fur bastler, bastler, an bastler, als ersatzteilspender, ersatzteilspender, dawca, fur ersatzteile',
}

const SORTS: Record<Exclude<Sort, 'relevance'>, string> = {
  price:
    'tani, tania, tanie, taniego, tanich, tanio, najtanszy, najtansza, najtansze, najtaniej, cheap, cheapest, lowest price, gunstig, gunstige, gunstiger, gunstiges, gunstigste, gunstigster, gunstigstes, billig, billige, billigste, billigster, okazja, najnizsza cena',
  '-price': 'najdrozszy, najdrozsza, najdrozsze, most expensive, highest price, teuerste, teuerster, teuerstes',
  newest:
    'najnowszy, najnowsza, najnowsze, ostatnio dodane, newest, latest, neueste, neuester, neuestes, neu eingestellt',
}

const UNDAMAGED =
  'nieuszkodzony nieuszkodzona nieuszkodzone sprawny sprawna sprawne sprawnego sprawnych undamaged unbeschadigt unbeschadigte unbeschadigter funktionsfahig funktionsfahige funktionsfahiger'.split(
    ' ',
  )

type ConditionHit = { key: 'state' | 'grade' | 'sort' | 'vat' | 'not.state'; value: string }

const entries = (key: 'state' | 'grade' | 'sort', table: Record<string, string>) =>
  Object.entries(table).flatMap(([value, words]) => words.split(', ').map((word) => [word, { key, value }] as const))

/** Words of state, grade, VAT and order. */
export const CONDITION_WORDS: ReadonlyMap<string, ConditionHit> = new Map<string, ConditionHit>([
  ...entries('state', STATES),
  ...entries('grade', GRADES),
  ...entries('sort', SORTS),
  ...VAT_WORDS,
  ...UNDAMAGED.map((word) => [word, { key: 'not.state', value: 'damaged' }] as const),
])
