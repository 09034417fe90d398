import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnsOf, nameOf, tableEntry } from './format.ts'
import type { Archive } from './read-archive.ts'

type Reference = { table: string; name: string; definition: string }

/** What a worker held when the copy was made is free: that worker is not there. */
const FREE_JOBS = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
  update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`

/** Fills tables that are as after the archive's migrations, in one transaction; the database checks every reference at its end. */
export async function loadRows(client: pg.Client, archive: Archive): Promise<void> {
  const { tables, sequences } = archive.manifest
  await client.query('begin')
  try {
    // Rows come in any order, and nothing happens because of them: references and triggers come back afterwards.
    const { rows: references } = await client.query<Reference>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
    )
    for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
    for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`)
    // What migrations put in is in the archive, too.
    if (tables.length > 0) await client.query(`truncate ${tables.map(nameOf).join(', ')}`)
    for (const table of tables) {
      const copy = `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`
      await pipeline(await archive.stream(tableEntry(table)), client.query(copyFrom(copy)))
    }
    for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`)
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    for (const { schema, name, last } of sequences) {
      await client.query('select setval(format($f$%I.%I$f$, $1::text, $2::text)::regclass, $3::bigint)', [
        schema,
        name,
        last,
      ])
    }
    await client.query(FREE_JOBS)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
