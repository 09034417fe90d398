/** What the comparison says of a value that is the best of its row. */
export const compare = {
  price: 'Cena',
  bestPrice: 'najtaniej',
  bestFast: 'najszybciej',
  bestLong: 'najdłużej',
  bestState: 'najlepszy stan',
  more: 'najwięcej',
  less: 'najmniej',
} as const
