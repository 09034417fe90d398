import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export const POSTGRES_MAJOR = 18
const PATIENCE = 5000
/** Seen while a server starts: worth another try. */
const STARTING = ['ECONNREFUSED', 'ENOENT', '57P03', 'EAI_AGAIN']

type Found = {
  version: string
  number: number
  encoding: string
  readOnly: boolean
  fresh: boolean
  mayCreate: boolean
}

/**
 * Connects once and looks whether this program can live there; refuses in words that say what to do, before anything is changed. Answers the
 * version of the server.
 */
export async function reachDatabase(options: pg.ClientConfig, patience = PATIENCE): Promise<string> {
  const until = Date.now() + patience
  for (;;) {
    const client = new pg.Client({ ...options, application_name: 'obieg', connectionTimeoutMillis: 10_000 })
    // Host, port and name as they are understood; the password is never said.
    const where = `${client.database ?? ''} at ${client.host}:${client.port}`
    client.on('error', () => undefined)
    try {
      await client.connect()
      return judge(await look(client), where, client.user ?? '')
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (!STARTING.includes(code) || Date.now() > until) throw inWords(error as Error, code, where, client.user ?? '')
    } finally {
      await client.end().catch(() => undefined)
    }
    await wait(250)
  }
}

async function look(client: pg.Client): Promise<Found> {
  const { rows } = await client.query<Found>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_setting('server_encoding') as encoding, pg_is_in_recovery() as "readOnly",
      to_regclass('public.settings') is null as fresh,
      has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate"`)
  return rows[0] as Found
}

class Unfit extends Error {}

function judge(found: Found, where: string, user: string): string {
  if (found.number < POSTGRES_MAJOR * 10_000) {
    throw new Unfit(
      `The database ${where} is PostgreSQL ${found.version}; ${POSTGRES_MAJOR} or newer is needed. Move it to a newer server, or leave DATABASE_URL out to use the embedded one.`,
    )
  }
  if (found.encoding !== 'UTF8') {
    throw new Unfit(
      `The database ${where} is kept in ${found.encoding}: make one with  createdb --encoding=UTF8 --template=template0`,
    )
  }
  if (found.readOnly)
    throw new Unfit(`The database ${where} is a standby that takes no writes: name the primary server in DATABASE_URL.`)
  if (found.fresh && !found.mayCreate) {
    throw new Unfit(
      `The user ${user} may not create tables in ${where}. As its owner run:
  grant create on database "<name>" to "${user}"; grant create on schema public to "${user}";`,
    )
  }
  return found.version
}

function inWords(error: Error, code: string, where: string, user: string): Error {
  if (error instanceof Unfit) return error
  if (code === '28P01' || code === '28000') {
    return new Error(`The database ${where} refuses the user ${user}: check name and password in DATABASE_URL.`)
  }
  if (code === '3D000')
    return new Error(`There is no database ${where}: create it (createdb), or mend the name in DATABASE_URL.`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Error(`Nobody knows the host of the database ${where}: check DATABASE_URL.`)
  if (STARTING.includes(code))
    return new Error(`Nobody answers for the database ${where}: start PostgreSQL, or mend DATABASE_URL.`)
  return new Error(`The database ${where} cannot be reached: ${error.message}. Check DATABASE_URL.`, { cause: error })
}
