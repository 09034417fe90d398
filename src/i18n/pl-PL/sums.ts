/** What a sum is called by how it is taxed: checkout, orders. */
export const sums = {
  sum: 'Razem {{vat}}',
  sumPlain: 'Razem',
  sum_vat23: 'z VAT',
  sum_margin: '(VAT marża)',
  sum_exempt: 'bez VAT (sprzedawca zwolniony)',
  sum_mixed: 'z VAT, gdzie jest naliczany',
} as const
