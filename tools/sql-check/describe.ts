// Asks PostgreSQL what a statement is, without running it.
import pg from 'pg'
// The house's own parsers.
import '../../src/platform/db/database.ts'

export type Column = {
  name: string
  /** The server's own word for the type. */
  type: string
  /** What a value of it is once the house's parsers read it. */
  kind: Kind
  /** It is a column of a table as it stands there, which may hold null. Of what is computed or joined the server does not say. */
  nullable: boolean
}
export type Kind = 'string' | 'number' | 'boolean' | 'date' | 'buffer' | 'json' | 'object' | { list: Kind }
export type Described = { columns: Column[] } | { error: string }

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }
type Types = Map<number, { name: string; element: number; base: number }>

export type Describer = {
  describe: (text: string) => Promise<Described>
  /** Tables and views of the house. */
  tables: ReadonlySet<string>
  close: () => Promise<void>
}

export async function connectDescriber(options: pg.ClientConfig): Promise<Describer> {
  const client = new pg.Client(options)
  await client.connect()
  const types = await readTypes(client)
  const nullable = await readNullable(client)
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  )
  return {
    tables: new Set(tables.rows.map((row) => row.name)),
    async describe(text) {
      try {
        const fields = await ask(client, text)
        return {
          columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
            name,
            type: types.get(dataTypeID)?.name ?? 'unknown',
            kind: kindOf(dataTypeID, types),
            nullable: mayBeNull(nullable.get(`${tableID} ${columnID}`), text),
          })),
        }
      } catch (error) {
        const { message, position } = error as pg.DatabaseError
        return { error: position ? `${message}, at \`${text.slice(Number(position) - 1).slice(0, 50)}\`` : message }
      }
    },
    close: () => client.end(),
  }
}

/** Parse and describe, of the extended protocol: the driver knows them, but offers them only with a run behind. */
function ask(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = []
    const submittable = {
      submit(connection: pg.Connection) {
        const low = connection as unknown as Record<'parse' | 'describe', (what: unknown) => void> & {
          sync: () => void
        }
        low.parse({ text, name: '', types: [] })
        low.describe({ type: 'S', name: '' })
        low.sync()
      },
      handleRowDescription(message: { fields: Field[] }) {
        ;({ fields } = message)
      },
      // The driver lets go of what failed: nothing else would come.
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    }
    client.query(submittable as unknown as pg.Submittable)
  })
}

async function readTypes(client: pg.Client): Promise<Types> {
  const { rows } = await client.query<{ id: number; name: string; element: number; base: number }>(
    `select oid::int8 as id, format_type(oid, null) as name, typbasetype::int8 as base,
       case when typcategory = 'A' then typelem else 0 end::int8 as element from pg_type`,
  )
  return new Map(rows.map(({ id, ...type }) => [id, type]))
}

const COMPARED: ReadonlySet<string> = new Set(['=', '<', '>', '<=', '>='])

/** Unless the statement asks for it to be something: what is compared, or is not null, is there. */
function mayBeNull(column: string | undefined, text: string): boolean {
  if (column === undefined) return false
  const words = text.split(/\s+/)
  const from = words.indexOf('where')
  return !words.some((word, at) => {
    if (
      from < 0 ||
      at < from ||
      word
        .replace(/["();]/g, '')
        .split('.')
        .at(-1) !== column
    )
      return false
    const next = words.slice(at + 1, at + 4).join(' ')
    return next.startsWith('is not null') || COMPARED.has(words[at + 1] ?? '') || COMPARED.has(words[at - 1] ?? '')
  })
}

/** Names of columns of tables that may hold null, by `table column`, both as numbers. */
async function readNullable(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ place: string; name: string }>(
    `select attrelid::int8 || ' ' || attnum as place, attname as name from pg_attribute join pg_class c on c.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attnotnull`,
  )
  return new Map(rows.map(({ place, name }) => [place, name]))
}

/** Written as the server writes a value of the type; what the parser makes of it tells the kind. */
const SAMPLES: Record<string, string> = {
  boolean: 't',
  'timestamp with time zone': '2026-01-02 03:04:05+00',
  'timestamp without time zone': '2026-01-02 03:04:05',
  date: '2026-01-02',
  bytea: String.raw`\x00`,
  json: '{}',
  jsonb: '{}',
  interval: '01:00:00',
  point: '(1,2)',
}
const NUMBERS = /^(?:smallint|integer|bigint|numeric|real|double precision|oid)$/

function kindOf(id: number, types: Types): Kind {
  const type = types.get(id)
  if (type?.base) return kindOf(type.base, types)
  const sample = (of: string) => SAMPLES[of] ?? (NUMBERS.test(of) ? '1' : 'x')
  const text = type?.element
    ? `{${JSON.stringify(sample(types.get(type.element)?.name ?? ''))}}`
    : sample(type?.name ?? '')
  const value: unknown = pg.types.getTypeParser(id, 'text')(text)
  if (Array.isArray(value)) return { list: told(value[0], types.get(type?.element ?? 0)?.name ?? '') }
  return told(value, type?.name ?? '')
}

function told(value: unknown, type: string): Kind {
  if (/^jsonb?$/.test(type)) return 'json'
  if (value instanceof Date) return 'date'
  if (Buffer.isBuffer(value)) return 'buffer'
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return typeof value as Kind
  return 'object'
}
