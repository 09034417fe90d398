/** What the comparison says of a value that is the best of its row. */
export const compare = {
  price: 'Preis',
  bestPrice: 'am günstigsten',
  bestFast: 'am schnellsten',
  bestLong: 'am längsten',
  bestState: 'bester Zustand',
  more: 'am meisten',
  less: 'am wenigsten',
}
