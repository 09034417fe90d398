import { LANGUAGES, type Locale } from '../../../values/locale.ts'

/** Złoty or per cent as people type them: digits, one comma or point, two places behind it. `digits`: most before it. */
export function maskHundredths(digits: number) {
  return (text: string): string => {
    const plain = text.replace(/[^\d.,]/g, '')
    const at = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
    const whole = (at < 0 ? plain : plain.slice(0, at)).replace(/\D/g, '').slice(0, digits)
    return at < 0 ? whole : `${whole}${plain[at]}${plain.slice(at + 1, at + 3)}`
  }
}

/** `19,99` and `19.99` → 1999; nothing written → null; what is no number → undefined. */
export function parseHundredths(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const [, whole, part = ''] = /^(\d+)(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** 1999 → `19,99` (Polish, German) or `19.99`; whole numbers of per cent without places. Null → nothing. */
export function hundredthsText(value: number | null, locale: Locale, style: 'money' | 'percent' = 'money'): string {
  if (value === null) return ''
  const text = style === 'money' ? (value / 100).toFixed(2) : String(value / 100)
  return text.replace('.', LANGUAGES[locale].decimal)
}
