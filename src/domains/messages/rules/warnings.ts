import { foldText, inForm } from '../../../values/text-fold.ts'

/** What in a message deserves a second look: by it people are led away from the market, or robbed. */
export const WARNINGS = ['link', 'phone', 'account', 'email', 'outside'] as const
export type Warning = (typeof WARNINGS)[number]

/** Digits in words, folded: `piec zero dwa`, `five zero two`, `funf null zwei`. */
const DIGIT_WORDS: Readonly<Record<string, string>> = {
  ...{
    zero: '0',
    jeden: '1',
    dwa: '2',
    trzy: '3',
    cztery: '4',
    piec: '5',
    szesc: '6',
    siedem: '7',
    osiem: '8',
    dziewiec: '9',
  },
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
  ...{
    null: '0',
    eins: '1',
    zwei: '2',
    zwo: '2',
    drei: '3',
    vier: '4',
    funf: '5',
    sechs: '6',
    sieben: '7',
    acht: '8',
    neun: '9',
  },
}

/** Letters of other scripts and figures that look like ours. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ո: 'n',
}

const LINK =
  /(?:\bhttps?\s{0,2}:|\bhxxps?\s{0,2}:|\bwww\s{0,2}\.|\bt\.me\b|\bwa\.me\b|\bbit\.ly\b)|\b[a-z0-9][a-z0-9-]{1,60}\s{0,2}(?:\.|\[\.\]|\(\.\)|\(dot\)|\(kropka\)|\(punkt\))\s{0,2}(?:com|pl|de|eu|net|org|info|io|shop|store|online|site|xyz|top|link|app|me|co|uk|cz|sk|at|ch|ru|ua|biz|click)\b(?!\.[a-z]{2,}\s*\()/
const EMAIL =
  /[a-z0-9._%+-]\s{0,3}(?:@|\(at\)|\[at\]|\{at\}|\(malpa\)|\[malpa\]|\smalpa\s|\(ät\)|\(a\))\s{0,3}[a-z0-9-]{2,63}\s{0,2}(?:\.|\(dot\)|\[dot\]|\(kropka\)|\skropka\s|\spunkt\s|\sdot\s)\s{0,2}[a-z]{2}/g
/** Letters of the country with two digits, then fifteen or more figures or letters: an IBAN, with or without spaces. */
const IBAN =
  /\b(?:pl|de|at|cz|sk|lt|lv|ee|gb|fr|es|it|nl|be|ie|ua|ro|hu|bg|hr|se|dk|ch|lu|mt|cy)[\s.\-_/\\()*|,:;~'"]{0,4}(?:\d[\s.\-_/\\()*|,:;~'"]{0,4}){2}(?:[a-z0-9][\s.\-_/\\()*|,:;~'"]{0,4}){0,4}(?:\d[\s.\-_/\\()*|,:;~'"]{0,4}){11,26}/
const FIGURES = /\+?[\s.\-_/\\()*|,:;~'"]{0,4}(?:\d[\s.\-_/\\()*|,:;~'"]{0,4}){8,40}\d/g
/** What has many figures and is no telephone: numbers of orders, EAN codes with their name, serial numbers with theirs, parcels. */
const NUMBERED =
  /\b(?:ob-\d{4}-\d{1,12}|(?:ean|gtin|imei|sn|s\/n|serial|nr seryjny|seriennummer|isbn|nip|vat|ust-?id|przesylk[aię]|sendung|tracking|paczk[aię]|parcel)[\s:.#a-z]{0,20}[\d\s-]{8,30})/g

/** Asking to pay or to deal past the market, folded: in Polish, English and German. */
const OUTSIDE: readonly RegExp[] = [
  /\b(?:poza|obok|z pominieciem|bez)\s+(?:\w+\s+){0,2}(?:portal\w*|serwis\w*|platform\w*|obieg\w*|sklep\w* internetow\w*|prowizj\w*)/,
  /\b(?:prosto|bezposrednio|przelew\w*|zaplat\w*|wplat\w*|platnosc\w*)\s+(?:\w+\s+){0,3}(?:na (?:moje |nasze )?(?:konto|rachunek|blik)|blikiem|na telefon)/,
  /\bblik\w*\s+na\s+(?:telefon|numer)/,
  /\b(?:taniej|rabat|upust)\s+(?:\w+\s+){0,4}(?:poza|bez portalu|bez prowizji|przelewem)/,
  /\b(?:western union|moneygram|paysafecard|crypto\w*|kryptowalut\w*|bitcoin\w*|usdt|karty? podarunkow\w*|gift ?cards?|geschenkkarten?)\b/,
  /\b(?:friends? (?:and|&|n) family|freunde (?:und|&) familie|znajomi i rodzina|dla znajomych)\b/,
  /\b(?:pay|payment|transfer|send (?:the )?money|deal|buy|sell)\s+(?:\w+\s+){0,4}(?:outside|off|directly to (?:me|us|my)|to my (?:account|paypal|revolut)|privately|around the (?:site|market|platform))/,
  /\b(?:outside|off)\s+(?:of\s+)?(?:the\s+|this\s+)?(?:platform|site|market\w*|portal|obieg)\b/,
  /\b(?:cheaper|discount)\s+(?:\w+\s+){0,4}(?:outside|directly|privately|without (?:the )?(?:fees?|commission))/,
  /\b(?:ausserhalb|an|neben)\s+(?:von\s+|der\s+|des\s+|dieser\s+|dem\s+){0,2}(?:plattform|marktplatz\w*|portals?|obieg|webseite)\b(?:\s+vorbei)?/,
  /\b(?:direkt|privat|per uberweisung|vorkasse)\s+(?:\w+\s+){0,3}(?:auf (?:mein|unser) konto|bezahlen|zahlen|uberweisen|an mich|an uns)/,
  /\b(?:billiger|gunstiger|rabatt|guenstiger)\s+(?:\w+\s+){0,4}(?:ohne (?:gebuhr\w*|provision)|ausserhalb|direkt|privat)/,
  /\b(?:whats ?app|telegram|signal|viber|messenger|revolut|wechat)\b/,
]

/** A text as the rules read it: folded, one width, without what cannot be seen. */
function plain(text: string): string {
  const seen = inForm('NFKC', text).replace(/[\p{Cf}\u00ad]/gu, '')
  return foldText(seen).replace(/[аеорсхіѕո]/g, (letter) => LOOKALIKES[letter] ?? letter)
}

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** Figures that are written as letters among figures: `6OO`, `1l2`. */
const straighten = (text: string) =>
  text.replace(/\b(?=[oil]{0,12}\d)[\doil]{2,20}\b/g, (token) => token.replaceAll('o', '0').replace(/[il]/g, '1'))
/** Days and hours are no telephone. */
const MOMENTS = /\b\d{4}-[01]\d-[0-3]\d\b|\b[0-3]?\d\.[01]?\d\.(?:20)?\d{2}\b|\b[0-2]?\d:[0-5]\d\b/g

/** The figures of a text that stand together: what people read as one number. */
function numbersIn(text: string): string[] {
  const figures = straighten(
    text
      .replace(NUMBERED, ' x ')
      .replace(MOMENTS, ' x ')
      .replace(/\b[a-z]{3,8}\b/g, (word) => DIGIT_WORDS[word] ?? word),
  )
  return [...figures.matchAll(FIGURES)].map(([found]) => digitsIn(found))
}

/**
 * What a text should be read twice for, in the order of `WARNINGS`; nothing of it is refused. Twenty and more figures are an account, nine
 * to fifteen a telephone; prices, dates and numbers of orders are neither.
 */
export function findWarnings(words: string): Warning[] {
  const text = plain(words.slice(0, 5000))
  const numbers = numbersIn(text.replace(IBAN, ' x '))
  const email = text.search(EMAIL) >= 0
  const found: Readonly<Record<Warning, boolean>> = {
    link: LINK.test(email ? text.replace(EMAIL, ' ') : text),
    phone: numbers.some((one) => one.length >= 9 && one.length <= 15),
    account: IBAN.test(text) || numbers.some((one) => one.length >= 16),
    email,
    outside: OUTSIDE.some((one) => one.test(text)),
  }
  return WARNINGS.filter((one) => found[one])
}
