import type { CaseKind, Remedy } from '../../src/domains/returns/contract.ts'

/** What the parties of a case do, one step after the other, each some time after the one before. */
export type CaseMove =
  | { step: 'sent' | 'cancel' | 'refund' | 'replace' | 'repair' | 'silence' }
  | { step: 'receive'; deduction?: number }
  | { step: 'accept'; remedy: Remedy; amount?: number }
  | { step: 'reject' | 'dispute' | 'sellerDisputes' | 'buyerSays' | 'sellerSays' | 'operatorSays'; words: string }
  | { step: 'decide'; for: 'buyer' | 'seller'; amount?: number; words: string }

export type CaseStory = {
  kind: CaseKind
  /** The order is at least so old that all of it has happened by now. */
  daysAgo: number
  /** Days after the goods came. */
  after: number
  /** Of whose goods; null: anybody's. */
  at: string | null
  words: string
  wish?: Remedy
  wishAmount?: number
  moves: CaseMove[]
}

const sent: CaseMove = { step: 'sent' }
const received: CaseMove = { step: 'receive' }
const refund: CaseMove = { step: 'refund' }
const withdrawal = (daysAgo: number, words: string, ...moves: CaseMove[]): CaseStory => ({
  ...{ kind: 'withdrawal', after: 2, at: null },
  ...{ daysAgo, words, moves },
})
const claim = (daysAgo: number, wish: Remedy, words: string, ...moves: CaseMove[]): CaseStory => ({
  ...{ kind: 'claim', after: 3, at: null, wish },
  ...(wish === 'priceReduction' && { wishAmount: 3000 }),
  ...{ daysAgo, words, moves },
})
const exchange = (daysAgo: number, at: string, ...moves: CaseMove[]): CaseStory => ({
  ...{ kind: 'exchange', after: 2, words: 'Proszę o inny egzemplarz, ten ma rysę na obudowie.' },
  ...{ daysAgo, at, moves },
})

const DISPUTE = 'Nie zgadzam się z odmową. Wada była od początku, mam nagranie z rozpakowania przesyłki.'
const REFUSAL = 'Zgodnie z naszą ekspertyzą uszkodzenie powstało po doręczeniu, wskutek upadku sprzętu.'

/** Each kind of case in each of its states, those that are open now among the younger ones. What people write is in their own language. */
export const CASES: readonly CaseStory[] = [
  // Open now.
  withdrawal(7, ''),
  withdrawal(8, 'Kupiłem inny model w sklepie stacjonarnym.'),
  withdrawal(9, '', sent),
  withdrawal(10, 'Za głośny wentylator jak na nocną pracę.', sent),
  withdrawal(12, '', sent, received),
  withdrawal(13, 'Nie pasuje do mojej stacji dokującej.', sent, { step: 'receive', deduction: 2500 }),
  exchange(8, 'rekomp'),
  exchange(12, 'telezwrot', sent, received),
  claim(8, 'repair', 'Po godzinie pracy ekran zaczyna migotać, szczególnie przy niskiej jasności.'),
  claim(9, 'refund', 'Bateria trzyma 35 minut, w opisie podano 86 % pojemności.'),
  claim(10, 'priceReduction', 'Na matrycy są dwa martwe piksele, których nie było w opisie stanu.'),
  claim(13, 'replacement', 'Klawisz spacji reaguje co trzecie naciśnięcie.', { step: 'accept', remedy: 'replacement' }),
  claim(15, 'repair', 'Złącze USB-C nie ładuje.', { step: 'accept', remedy: 'repair' }, sent, received),
  claim(
    16,
    'refund',
    'Komputer wyłącza się sam pod obciążeniem.',
    { step: 'reject', words: REFUSAL },
    { step: 'dispute', words: DISPUTE },
    { step: 'sellerSays', words: 'Załączyliśmy protokół z testu: 42 punkty, bez uwag, z dnia wysyłki.' },
  ),
  withdrawal(17, 'Sprzęt zbyt ciężki do codziennego noszenia.', sent, received, {
    step: 'sellerDisputes',
    words: 'Urządzenie wróciło bez zasilacza i z pękniętą obudową, nie możemy przyjąć go w pełnej cenie.',
  }),
  claim(
    18,
    'priceReduction',
    'Brakuje oryginalnego rysika, który był na zdjęciach oferty.',
    { step: 'reject', words: 'Rysik nie był częścią oferty, zdjęcie pochodzi z materiałów producenta.' },
    { step: 'dispute', words: DISPUTE },
    { step: 'operatorSays', words: 'Prosimy sprzedawcę o zrzut oferty z dnia zamówienia.' },
    { step: 'sellerSays', words: 'Zrzut wysłaliśmy, w opisie nie ma mowy o rysiku.' },
    { step: 'buyerSays', words: 'Na trzecim zdjęciu rysik leży obok tabletu.' },
  ),
  // Over.
  ...[30, 44, 61, 95, 130, 170, 215, 260].map((days) => withdrawal(days, '', sent, received, refund)),
  withdrawal(40, 'Za mały ekran.', sent, { step: 'receive', deduction: 4000 }, refund),
  withdrawal(75, 'Otrzymałem kolor inny niż na zdjęciu.', sent, { step: 'receive', deduction: 1500 }, refund),
  withdrawal(35, '', { step: 'cancel' }),
  withdrawal(110, '', { step: 'cancel' }),
  exchange(45, 'rekomp', sent, received, { step: 'replace' }),
  exchange(90, 'telezwrot', sent, received, { step: 'replace' }),
  exchange(150, 'rekomp', sent, received, refund),
  { ...exchange(60, 'telezwrot'), moves: [] },
  claim(36, 'priceReduction', 'Rysa na pokrywie, której nie widać na zdjęciach.', {
    step: 'accept',
    remedy: 'priceReduction',
    amount: 3000,
  }),
  claim(55, 'priceReduction', 'W zestawie brak kabla zasilającego.', {
    step: 'accept',
    remedy: 'priceReduction',
    amount: 1900,
  }),
  claim(65, 'repair', 'Nie działa głośnik.', { step: 'accept', remedy: 'repair' }, sent, received, { step: 'repair' }),
  claim(140, 'repair', 'Trzeszczy zawias.', { step: 'accept', remedy: 'repair' }, sent, received, { step: 'repair' }),
  claim(80, 'replacement', 'Port HDMI jest martwy.', { step: 'accept', remedy: 'replacement' }, sent, received, {
    step: 'replace',
  }),
  claim(100, 'refund', 'Dysk zgłasza błędy odczytu.', { step: 'accept', remedy: 'refund' }, sent, received, refund),
  claim(
    190,
    'refund',
    'Telefon ma blokadę konta poprzedniego właściciela.',
    { step: 'silence' },
    sent,
    received,
    refund,
  ),
  claim(50, 'repair', 'Obudowa jest pęknięta przy zawiasie.', { step: 'reject', words: REFUSAL }),
  claim(
    70,
    'refund',
    'Aparat nie ustawia ostrości.',
    { step: 'reject', words: REFUSAL },
    { step: 'dispute', words: DISPUTE },
    {
      step: 'decide',
      for: 'buyer',
      words: 'Sprzedawca nie wykazał, że wada powstała po wydaniu towaru. Zwrot całej ceny.',
    },
  ),
  claim(
    85,
    'refund',
    'Zasilacz buczy.',
    { step: 'reject', words: REFUSAL },
    { step: 'dispute', words: DISPUTE },
    {
      step: 'decide',
      for: 'buyer',
      amount: 2000,
      words: 'Zasilacz działa, lecz odbiega od opisu: obniżenie ceny o 20 zł.',
    },
  ),
  claim(
    120,
    'repair',
    'Ślady zalania pod klawiaturą.',
    { step: 'reject', words: REFUSAL },
    { step: 'dispute', words: DISPUTE },
    { step: 'decide', for: 'seller', words: 'Nagranie nie pokazuje wady; protokół sprzedawcy jest spójny.' },
  ),
  {
    ...withdrawal(48, 'Zwrot w ramach polityki sklepu.', sent, received, refund),
    kind: 'return',
    after: 20,
    at: 'rekomp',
  },
  { ...withdrawal(62, 'Zmiana planów.', sent, received, refund), kind: 'return', after: 21, at: 'rekomp' },
  { ...withdrawal(72, ''), kind: 'return', after: 18, at: 'rekomp' },
  { ...withdrawal(26, ''), kind: 'return', after: 18, at: 'rekomp' },
]
