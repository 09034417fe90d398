const unit = (name: 'minute' | 'day' | 'month') =>
  new Intl.NumberFormat('pl-PL', { style: 'unit', unit: name, unitDisplay: 'long' })
const [MINUTES, DAYS, MONTHS] = [unit('minute'), unit('day'), unit('month')]

/** So long something lasts, in Polish: `przez 7 dni`, `o 12 miesięcy`. */
export const minutes = (count: number) => MINUTES.format(count)
export const days = (count: number) => DAYS.format(count)
export const months = (count: number) => MONTHS.format(count)

/** Within which time: `w ciągu 1 dnia`, `w ciągu 2 lat`, `w ciągu 30 miesięcy`. */
export const ofDays = (count: number) => (count === 1 ? '1 dnia' : days(count))
export function ofMonths(count: number): string {
  if (count === 12) return '1 roku'
  if (count % 12 === 0) return `${count / 12} lat`
  return count === 1 ? '1 miesiąca' : `${count} miesięcy`
}
/** After which time: `po 1 dniu`, `po 14 dniach`. */
export const afterDays = (count: number) => (count === 1 ? '1 dniu' : `${count} dniach`)
