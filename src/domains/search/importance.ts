/** What people give up last comes last. */
export const importanceOf = (key: string): number =>
  ({ seller: 0, grade: 1, state: 2, price: 5, brand: 6, category: 7 })[key] ?? 3
