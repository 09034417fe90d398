/** Marks that follow one letter: no script has more, and putting them in order takes time that grows with their square. */
const MANY_MARKS = /(\p{M}{30})\p{M}+/gu

/** A text in one form of Unicode (as `normalize`), in time that grows with its length alone. */
export function inForm(form: 'NFC' | 'NFD' | 'NFKC', text: string): string {
  return text.replace(MANY_MARKS, '$1').normalize(form)
}

/** Lower case without diacritics: `Żółć` → `zolc`, `Straße` → `strasse`. One fold for search, slugs and look-ups. */
export function foldText(text: string): string {
  return inForm('NFD', text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss')).replace(/[\u0300-\u036f]/g, '')
}

/** `Lenovo ThinkPad T480 (16 GB)` → `lenovo-thinkpad-t480-16-gb`. */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}
