import type { MailWords } from '../../../values/mail-words.ts'

/** Parts of a mail's words that the operator writes, and how much each takes. */
export const WORDS_LIMITS = { subject: 150, paragraph: 2000, paragraphs: 20, button: 60 } as const
export const WORDS_PARTS = ['subject', 'lines', 'button', 'after'] as const
type Part = (typeof WORDS_PARTS)[number]

const BLANK = /\{\{(\w+)\}\}/g
/** The market's name may stand anywhere. */
const EVERYWHERE = ['market'] as const

const partsOf = (words: MailWords): readonly (readonly [Part, string])[] => [
  ['subject', words.subject],
  ...words.lines.map((line) => ['lines', line] as const),
  ...(words.button === undefined ? [] : [['button', words.button] as const]),
  ...(words.after ?? []).map((line) => ['after', line] as const),
]

/** The blanks in a mail's words, in the order in which they come. */
export function blanksOf(words: MailWords): string[] {
  const found = partsOf(words).flatMap(([, text]) => [...text.matchAll(BLANK)].map(([, name = '']) => name))
  return [...new Set(found)]
}

/** What must stand somewhere in a text, as the mail is told it, and what may. */
export function blanksFor(builtIn: MailWords): { wanted: string[]; allowed: string[] } {
  const all = blanksOf(builtIn)
  const wanted = all.filter((name) => !EVERYWHERE.some((one) => one === name))
  return { wanted, allowed: [...wanted, ...EVERYWHERE] }
}

export type WordsFault = { part: Part; code: 'mail_blank_unknown' | 'mail_blank_missing' | 'required'; name: string }

/** What is wrong with a text in place of what the market comes with; undefined: it may be sent. */
export function faultOf(words: MailWords, builtIn: MailWords): WordsFault | undefined {
  const { wanted, allowed } = blanksFor(builtIn)
  for (const [part, text] of partsOf(words)) {
    if (text.trim() === '') return { part, code: 'required', name: '' }
    const strange = [...text.matchAll(BLANK)].find(([, name = '']) => !allowed.includes(name))
    if (strange) return { part, code: 'mail_blank_unknown', name: strange[0] }
    // Half a blank, or one with a space in it, would be read as it stands.
    const broken = /\{\{[^}]{0,30}\}{0,2}|\}\}/.exec(text.replaceAll(BLANK, ''))
    if (broken) return { part, code: 'mail_blank_unknown', name: broken[0] }
  }
  if (words.lines.length === 0) return { part: 'lines', code: 'required', name: '' }
  if ((words.button === undefined) !== (builtIn.button === undefined))
    return { part: 'button', code: 'required', name: '' }
  const there = blanksOf(words)
  const missing = wanted.find((name) => !there.includes(name))
  return missing === undefined ? undefined : { part: 'lines', code: 'mail_blank_missing', name: `{{${missing}}}` }
}
