import type { Grade, ProductState } from '../contract.ts'

type Condition = { state: ProductState; grade: Grade | null }

const ORDER = ['new', 'new openBox', 'used A', 'used B', 'used C', 'used D', 'damaged repairable', 'damaged forParts']

/** 0 for what is new and unopened, more for what is worse; null where nobody gave a grade that says it. */
export function gradeOrder({ state, grade }: Condition): number | null {
  const at = ORDER.indexOf(grade === null ? state : `${state} ${grade}`)
  return at === -1 ? null : at
}
