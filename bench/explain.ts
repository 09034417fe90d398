import pg from 'pg'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}
/** What a statement touches: pages of the database, and the largest table that it read from end to end. */
export type Touched = { text: string; blocks: number; scanned: { table: string; rows: number } | null }

/** How a statement is carried out with these values. */
export async function explain(client: pg.ClientBase, text: string, values: unknown[]): Promise<Touched> {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
  const root = rows[0]['QUERY PLAN'][0].Plan as Node
  const scans = nodesOf(root)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => ({
      table: node['Relation Name'] ?? '?',
      rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    }))
    .sort((a, b) => b.rows - a.rows)
  return { text, blocks: root['Shared Hit Blocks'] + root['Shared Read Blocks'], scanned: scans[0] ?? null }
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

type Asked = { text: string; values: unknown[] }

/** The statements of reading that some work sends. */
export async function watchStatements(work: () => Promise<void>): Promise<Asked[]> {
  const asked: Asked[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [Partial<Asked> | string]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    if (/^\s*(with|select)\b/i.test(text))
      asked.push({ text, values: (typeof first === 'object' && first.values) || [] })
    return (query as (...all: unknown[]) => unknown).apply(this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return asked
}
