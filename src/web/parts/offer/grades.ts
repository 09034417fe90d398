import type { Grade, ProductState } from '../../../domains/catalog/contract.ts'

/** Grades that go with a state; null: no grade, which only new things may have. */
export const GRADES_OF: Record<ProductState, readonly (Grade | null)[]> = {
  new: [null, 'openBox'],
  used: ['A', 'B', 'C', 'D'],
  damaged: ['repairable', 'forParts'],
}
