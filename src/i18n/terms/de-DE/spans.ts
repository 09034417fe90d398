const unit = (name: 'minute' | 'day' | 'month') => {
  const format = new Intl.NumberFormat('de-DE', { style: 'unit', unit: name, unitDisplay: 'long' })
  return (count: number) => format.format(count)
}

/** So long: `1 Minute`, `7 Tage`, `um 12 Monate`. */
export const minutes = unit('minute')
export const days = unit('day')
export const months = unit('month')

/** Within or after which time: `innerhalb von 14 Tagen`, `nach 1 Tag`. */
export const ofDays = (count: number) => (count === 1 ? '1 Tag' : `${count} Tagen`)
/** In years where they are whole: `innerhalb von 2 Jahren`, `innerhalb von 30 Monaten`. */
export function ofMonths(count: number): string {
  if (count === 12) return '1 Jahr'
  if (count % 12 === 0) return `${count / 12} Jahren`
  return count === 1 ? '1 Monat' : `${count} Monaten`
}
