import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A database of its own, cloned from the migrated template in some milliseconds. */
export function freshDatabase(): Promise<OwnDatabase> {
  return ownDatabase('template obieg strategy file_copy')
}

/** One with nothing in it: for what an older version left behind. */
export function emptyDatabase(): Promise<OwnDatabase> {
  return ownDatabase('template template0')
}

type OwnDatabase = { options: pg.ClientConfig; drop: () => Promise<void> }

async function ownDatabase(how: string): Promise<OwnDatabase> {
  const server = inject('database')
  const name = `t_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} ${how}`)
  return {
    options: { ...server, database: name },
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  }
}

async function administer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Who runs the market, entered: without it a market that is no demo is being prepared and sells nothing. */
export async function enterOwner(query: (text: string, values: unknown[]) => Promise<unknown>): Promise<void> {
  const owner = {
    ...{ name: 'Rynek Sp. z o.o.', street: 'ul. Prosta 1', postalCode: '00-838', city: 'Warszawa', country: 'PL' },
    ...{ phone: '+48221234567', email: 'biuro@rynek.example.com', taxId: '5260250274' },
  }
  await query(`insert into settings (key, value) values ('owner', $1)`, [JSON.stringify(owner)])
}
