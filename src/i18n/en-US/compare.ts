/** What the comparison says of a value that is the best of its row. */
export const compare = {
  price: 'Price',
  bestPrice: 'lowest price',
  bestFast: 'fastest',
  bestLong: 'longest',
  bestState: 'best grade',
  more: 'most',
  less: 'least',
}
