import type { ReviewedLine } from '../../src/domains/reviews/contract.ts'
import { asSeller, later, type Past, type Sold } from './story.ts'

/** By score, in the language of who writes; at most sixty characters. */
const COMMENTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'pl-PL': [
    ['Zupełnie inny stan niż na zdjęciach.', 'Nie działa od pierwszego dnia, czekam na zwrot.'],
    ['Bateria dużo słabsza, niż podano.', 'Długo szło, a pudełko było zgniecione.'],
    ['W porządku, ale rysy większe niż w opisie.', 'Działa, choć wentylator jest głośny.'],
    ['Dobry sprzęt za te pieniądze.', 'Zgodny z opisem, szybka wysyłka.', 'Mała rysa, poza tym super.'],
    [
      'Jak nowy!',
      'Polecam, bardzo dobrze zapakowane.',
      'Działa świetnie, bateria jak w opisie.',
      'Drugi zakup tutaj i znów bez zarzutu. Dziękuję!',
      '',
    ],
  ],
  'de-DE': [
    ['Defekt angekommen.'],
    ['Akku schwächer als angegeben.'],
    ['In Ordnung, aber mehr Kratzer als beschrieben.'],
    ['Gutes Gerät für den Preis.', 'Wie beschrieben, schneller Versand.'],
    ['Wie neu, sehr gerne wieder!', 'Top verpackt, läuft einwandfrei.'],
  ],
  'en-US': [
    ['Broken on arrival.'],
    ['Battery weaker than stated.'],
    ['Fine, but more scratches than described.'],
    ['Good value, as described.'],
    ['Like new, would buy again!', 'Well packed and works perfectly.'],
  ],
}
const THANKS = [
  'Dziękujemy za opinię i zapraszamy ponownie!',
  'Miło nam to czytać. W razie pytań nasz serwis jest do dyspozycji przez cały okres gwarancji.',
]
const SORRY =
  'Przykro nam. Prosimy o zgłoszenie reklamacji na stronie zamówienia: sprawdzimy sprzęt na nasz koszt i naprawimy go, wymienimy albo zwrócimy pieniądze.'
/** The share of which somebody asks the operator to look at it. */
const REPORTED = 0.06
/** The share of reports that wait still. */
const OPEN = 0.15

/** The buyer's say on each line; some sellers reply, some readers complain. */
export async function review(world: Past, sold: Sold, score: number): Promise<void> {
  const { past, luck, accounts } = world
  const { key, planned, placed } = sold
  const { customer } = planned
  const { lines } = await past.ask('GET /api/purchases/{key}/reviews', { params: { key } })
  const own = (lines as ReviewedLine[]).filter(
    ({ number, mayReview, review }) => number === placed.number && mayReview && !review,
  )
  for (const { itemId } of own.slice(0, 2)) {
    const comments = COMMENTS[customer.locale]?.[score - 1] ?? ['']
    const body = { score, comment: luck.pick(comments), pictures: [], locale: customer.locale }
    const actor = accounts.get(customer.email)
    await past.ask('PUT /api/purchases/{key}/reviews/{itemId}', { params: { key, itemId }, body }, actor && { actor })
    if (score <= 2 || luck.chance(0.35)) later(world, luck.int(4, 60), () => reply(world, sold, score))
    if (luck.chance(REPORTED)) later(world, luck.int(10, 80), () => report(world, sold))
  }
}

type Received = { id: number; score: number; comment: string; hiddenReason: string | null }[]

async function received({ past }: Past, { order }: Sold, query: object): Promise<Received> {
  const params = { id: order.merchant.companyId }
  const key = 'GET /api/companies/{id}/received-reviews'
  return (await past.ask(key, { params, query }, asSeller(order.merchant))).reviews
}

/** To the newest review of such a score that nobody has answered. */
async function reply(world: Past, sold: Sold, score: number): Promise<void> {
  const { merchant } = sold.order
  const open = (await received(world, sold, { unanswered: 'true' })).find((one) => one.score === score)
  if (!open) return
  const params = { id: merchant.companyId, reviewId: open.id }
  const body = { words: score <= 2 ? SORRY : world.luck.pick(THANKS) }
  const key = 'PUT /api/companies/{id}/received-reviews/{reviewId}/reply'
  await world.past.ask(key, { params, body }, asSeller(merchant))
}

/** The seller asks the operator to look at the last words said of it; mostly they stay, and once they are hidden. */
async function report(world: Past, sold: Sold): Promise<void> {
  const { past, luck, operator } = world
  const last = (await received(world, sold, {})).find(
    ({ comment, hiddenReason }) => comment !== '' && hiddenReason === null,
  )
  if (!last) return
  const said =
    last.score <= 2
      ? { reason: 'notAboutGoods', explanation: 'Opinia dotyczy kuriera, nie towaru.' }
      : { reason: 'another', explanation: 'Kupujący opisuje inny egzemplarz, kupiony u innego sprzedawcy.' }
  const { merchant } = sold.order
  const who = { name: `Obsługa ${merchant.companyId}`, email: `obsluga-${last.id}@example.com` }
  const body = {
    ...{ kind: 'review', id: last.id, address: `/company/${merchant.companyId}`, goodFaith: true, locale: 'pl-PL' },
    ...said,
    ...who,
  }
  const { number } = (await past.ask('POST /api/reports', { body }, asSeller(merchant))) as { number: string }
  if (luck.chance(OPEN)) return
  const hides = last.score <= 2
  const decision = {
    ...{ measure: hides ? 'remove' : 'none', ground: 'terms', provision: '/rules, opinie' },
    facts: hides ? 'Opinia opisuje dostawę, a nie kupiony towar.' : 'Opinia dotyczy kupionego towaru i zostaje.',
  }
  later(world, luck.int(5, 50), async () => {
    const params = { id: Number(number.replace(/\D/g, '')) }
    const { state } = (await past.ask('GET /api/admin/reports/{id}', { params }, { actor: operator })) as {
      state: string
    }
    // Another report of the same was decided meanwhile.
    if (state === 'open')
      await past.ask('POST /api/admin/reports/{id}/decision', { params, body: decision }, { actor: operator })
  })
}
