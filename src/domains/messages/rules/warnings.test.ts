import { expect, test } from 'vitest'
import { findWarnings, type Warning } from './warnings.ts'

const cases: readonly (readonly [string, readonly Warning[]])[] = [
  // Plain.
  ['Zadzwoń do mnie: 600 100 200', ['phone']],
  ['Call +48 600-100-200 please', ['phone']],
  ['Rufen Sie mich an: 0151 23456789', ['phone']],
  ['Konto: PL61 1090 1014 0000 0712 1981 2874', ['account']],
  ['61109010140000071219812874', ['account']],
  ['IBAN DE89 3704 0044 0532 0130 00', ['account']],
  ['pisz na hanna@example.com', ['email']],
  ['więcej na https://tanie-laptopy.example/x', ['link']],
  ['see laptops.shop', ['link']],
  // Evasions.
  ['6 0 0 1 0 0 2 0 0', ['phone']],
  ['6.0.0-1.0.0-2.0.0', ['phone']],
  ['6OO 1OO 2OO', ['phone']],
  ['sześć zero zero jeden zero zero dwa zero zero', ['phone']],
  ['six zero zero one zero zero two zero zero', ['phone']],
  ['sechs null null eins null null zwei null null', ['phone']],
  ['６００１００２００', ['phone']],
  ['600\u200b100\u200b200', ['phone']],
  ['P L 6 1 1 0 9 0 1 0 1 4 0 0 0 0 0 7 1 2 1 9 8 1 2 8 7 4', ['account']],
  ['hanna (at) example (dot) com', ['email']],
  ['hanna małpa example kropka pl', ['email']],
  ['wejdź na www . sklep . com', ['link']],
  ['hxxps://przyklad', ['link']],
  // Past the market.
  ['Mogę sprzedać taniej poza portalem', ['outside']],
  ['Proszę o przelew bezpośrednio na moje konto', ['outside']],
  ['blik na telefon i wysyłam', ['outside']],
  ['Zapłata na telefon, bez prowizji', ['outside']],
  ['Pay me directly to my PayPal', ['outside']],
  ['We can deal outside the platform', ['outside']],
  ['Cheaper without fees', ['outside']],
  ['PayPal friends and family only', ['outside']],
  ['Außerhalb der Plattform ist es billiger', ['outside']],
  ['Bitte direkt auf mein Konto überweisen', ['outside']],
  ['Bezahlen Sie per Geschenkkarte', ['outside']],
  ['Napisz na WhatsApp', ['outside']],
  ['Nаpisz nа WhаtsApp +48 600 100 200', ['phone', 'outside']],
]

test.each(cases)('%s', (words, warnings) => {
  expect(findWarnings(words)).toEqual(warnings)
})

test.each([
  'Dzień dobry, czy bateria trzyma 5 godzin?',
  'Ile kosztuje wysyłka? Cena 1 299,00 zł, wymiary 31,5 x 21,7 x 1,7 cm.',
  'Kupiłem 2026-05-14, odebrałem 2026-05-18 o 14:30.',
  'Chodzi o zamówienie OB-2026-0001234.',
  'EAN 5901234123457, IMEI: 356938035643809',
  'Numer przesyłki: 620012345678901234567890',
  'i7-1185G7, 16 GB / 512 GB, 1920x1080, Windows 11.',
  'Is it the 2021 model? The node.js label says 12.5.',
  'Haben Sie noch drei Stück für 199,99 € auf Lager?',
  'Zapłaciłem przez serwis, dziękuję.',
  'Sechs Monate Garantie sind gut, eins noch: wann kommt es?',
  'Ich habe direkt nach dem Kauf bezahlt.',
  '',
])('nothing in: %s', (words) => {
  expect(findWarnings(words)).toEqual([])
})

test('long and hostile texts take little time', () => {
  const began = performance.now()
  for (const piece of ['1 ', 'a@', 'pl1 ', 'www. ', 'direkt auf ', 'o1o', '(((', 'pay '])
    findWarnings(piece.repeat(5000))
  expect(performance.now() - began).toBeLessThan(2000)
})
