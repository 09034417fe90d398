import { inForm } from '../../../../values/text-fold.ts'

/** Letters that are no letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{
    ł: 'l',
    Ł: 'L',
    ß: 'ss',
    ẞ: 'SS',
    æ: 'ae',
    Æ: 'AE',
    œ: 'oe',
    Œ: 'OE',
    ø: 'o',
    Ø: 'O',
    đ: 'd',
    Đ: 'D',
    ð: 'd',
    Ð: 'D',
  },
  ...{
    þ: 'th',
    Þ: 'TH',
    ı: 'i',
    '&': '+',
    '–': '-',
    '—': '-',
    '„': "'",
    '”': "'",
    '“': "'",
    '"': "'",
    '’': "'",
    _: '-',
  },
}

/**
 * A text in the letters that banks take (the Latin set of SEPA), never empty: `Zażółć „gęślą” & jaźń` → `Zazolc 'gesla' + jazn`. What has no
 * counterpart becomes a space. No slash at either end and none doubled, as these mean something to banks.
 */
export function bankText(text: string, longest: number): string {
  const latin = inForm('NFD', [...text].map((letter) => LETTERS[letter] ?? letter).join(''))
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-zA-Z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ +/g, ' ')
  let from = 0
  while (isEdge(latin[from])) from += 1
  let to = Math.min(latin.length, from + longest)
  while (to > from && isEdge(latin[to - 1])) to -= 1
  return to === from ? '-' : latin.slice(from, to)
}

const isEdge = (letter: string | undefined) => letter === ' ' || letter === '/'
