/** What a buyer's bank does with a payment long after it was made, and what people do about it. */
export type BankStory = {
  /** With whom it was paid: only these tell of it in the past. */
  paying: 'stripe' | 'sandbox'
  /** Days before the end of the past on which the bank takes the money. */
  daysAgo: number
  /** Of whom the buyer bought; null: anybody, but of one seller. */
  at: string | null
  /** What the seller says to it; null: nothing yet. */
  words: string | null
  /** What the operator did at the provider and notes of it; null: nothing yet. */
  marked: { state: 'answered' | 'accepted'; note: string } | null
  /** How the bank decides, and how many days after it took the money; null: not yet. */
  decided: { for: 'seller' | 'buyer'; after: number } | null
}

const story = (rest: Pick<BankStory, 'paying' | 'daysAgo'> & Partial<BankStory>): BankStory => ({
  ...{ at: null, words: null, marked: null, decided: null },
  ...rest,
})
const SENT = 'Przesyłkę odebrał sam kupujący, kod odbioru z aplikacji przewoźnika w załączonym potwierdzeniu.'
const ANSWERED = 'Wysłano potwierdzenie nadania i odbioru oraz korespondencję z kupującym.'

/** One in each state that is still open, and one of each end with each provider. */
export const BANK_STORIES: readonly BankStory[] = [
  story({ paying: 'stripe', daysAgo: 1, at: 'telezwrot' }),
  story({ paying: 'stripe', daysAgo: 7.6, at: 'rekomp', words: SENT }),
  story({ paying: 'sandbox', daysAgo: 6, at: 'rekomp', words: SENT, marked: { state: 'answered', note: ANSWERED } }),
  story({
    ...{ paying: 'stripe', daysAgo: 120, at: 'rekomp', words: SENT },
    marked: { state: 'answered', note: ANSWERED },
    decided: { for: 'seller', after: 41 },
  }),
  story({
    ...{ paying: 'sandbox', daysAgo: 205, at: 'telezwrot' },
    marked: { state: 'accepted', note: 'Sprzedawca nie ma potwierdzenia nadania, nie odpowiadamy.' },
    decided: { for: 'buyer', after: 12 },
  }),
  story({
    ...{ paying: 'stripe', daysAgo: 66, words: 'Zestaw był zgodny z opisem, kupujący nie zgłosił reklamacji.' },
    marked: { state: 'answered', note: 'Wysłano opis oferty i zdjęcia z dnia wysyłki.' },
    decided: { for: 'buyer', after: 33 },
  }),
]

/** Days between an order and the bank's call, so that the goods came long before. */
export const BANK_WAITS = 14
