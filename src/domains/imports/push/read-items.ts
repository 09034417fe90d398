import type { z } from 'zod'
import type { PushAnswer } from './contract.ts'

type Outcome = PushAnswer['items'][number]

/**
 * Does `work` with the items that are such, and answers for all, in order: what is no item is refused for itself (`item_invalid`, with
 * the field), and the others are not held up.
 */
export async function eachForItself<T extends z.ZodType>(
  sent: readonly unknown[],
  schema: T,
  work: (items: z.output<T>[]) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  const read = sent.map((item) => schema.safeParse(item))
  const items = read.flatMap((one) => (one.success ? [one.data] : []))
  const outcomes = (items.length > 0 ? await work(items) : []).values()
  return read.map((one) => {
    if (!one.success) return { outcome: 'refused', code: 'item_invalid', ...fieldOf(one.error) }
    const { value } = outcomes.next()
    if (!value) throw new Error('an item was left without an answer')
    return value
  })
}

/** The field that is wrong, in whichever of the shapes comes nearest. */
function fieldOf({ issues }: z.ZodError): { field?: string } {
  const paths = issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? issue.errors.flatMap((shape) => shape.map(({ path }) => path)) : [issue.path],
  )
  const field = paths.find((path) => path.length > 0)?.join('.')
  return field === undefined ? {} : { field }
}
