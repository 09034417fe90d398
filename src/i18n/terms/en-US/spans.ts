const unit = (name: 'minute' | 'day' | 'month' | 'year') => {
  const format = new Intl.NumberFormat('en-GB', { style: 'unit', unit: name, unitDisplay: 'long' })
  return (count: number) => format.format(count)
}

/** So long, within or after which time: `for 1 day`, `within 14 days`. */
export const minutes = unit('minute')
export const days = unit('day')
export const months = unit('month')
const years = unit('year')

/** Within which time, in years where they are whole: `within 2 years`, `within 30 months`. */
export const monthsOrYears = (count: number) => (count % 12 === 0 ? years(count / 12) : months(count))
