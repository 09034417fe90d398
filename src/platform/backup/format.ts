import { z } from 'zod'

/** Grows when an older program could not read what a newer one writes. */
export const FORMAT = 1

const part = z.object({ sha256: z.string(), bytes: z.number() })
const name = z.object({ schema: z.string(), name: z.string() })

/** `manifest.json` of an archive, its last entry: what it holds and by which hash one knows it. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  program: z.string(),
  madeAt: z.iso.datetime(),
  /** Names of the migrations of the market, and the last one of the job queue. */
  migrations: z.array(z.string()),
  queueMigration: z.number(),
  tables: z.array(name.extend({ columns: z.array(z.string()), ...part.shape })),
  sequences: z.array(name.extend({ last: z.string() })),
  files: z.array(part.extend({ key: z.string() })),
  secretKey: part,
})
export type Manifest = z.infer<typeof manifestSchema>
export type Table = Pick<Manifest['tables'][number], 'schema' | 'name' | 'columns'>

/** Where the rows of a table lie in the archive. */
export const tableEntry = ({ schema, name: table }: Pick<Table, 'schema' | 'name'>) => `tables/${schema}.${table}`
/** Where an uploaded file lies in the archive, by its key. */
export const fileEntry = (key: string) => `files/${key}`
export const KEY_ENTRY = 'secret-key'
export const MANIFEST_ENTRY = 'manifest.json'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
/** A table as SQL names it, quoted: names in an archive are not trusted. */
export const nameOf = ({ schema, name: table }: Pick<Table, 'schema' | 'name'>) => `${quoted(schema)}.${quoted(table)}`
/** Its columns for a COPY, quoted, in the order of the archive. */
export const columnsOf = ({ columns }: Pick<Table, 'columns'>) => columns.map(quoted).join(', ')
