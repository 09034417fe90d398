import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { PERSONAS } from '../personas.ts'

/** `voided`: its password was set anew through a mail while the demo ran, where everybody could read mails: it opens nothing any more. */
export type KeptOperator = { id: string; email: string; voided: boolean }

/**
 * Operators that were made at the machine (`npm run admin`, OPERATOR_EMAIL), which no visitor of a demo can do: the log says so by
 * naming nobody as who did it. What visitors did to them (took the right away, suspended them) does not count; one whose e-mail address was
 * changed after somebody may have read its mail is not known any more.
 */
export async function findKeptOperators(db: Database): Promise<KeptOperator[]> {
  const invented = Object.values(PERSONAS).map(({ email }) => email)
  const { rows } = await sql<KeptOperator>`
    with made as (
      select distinct subject_id as id from audit_log
      where subject_kind = 'user' and actor_id is null and (action = 'operatorCreated'
        or (action = 'permissionsChanged' and detail->>'after' = 'admin' and detail->>'by' = 'command line'))
    ), decided as (
      -- The last word on each, of the machine or of one of them.
      select distinct on (subject_id, action in ('accountSuspended', 'accountReinstated')) subject_id as id, action,
        detail->>'after' as after
      from audit_log
      where subject_kind = 'user' and subject_id in (select id from made)
        and (actor_id is null or actor_id::text in (select id from made))
        and action in ('operatorCreated', 'permissionsChanged', 'accountSuspended', 'accountReinstated')
      order by subject_id, action in ('accountSuspended', 'accountReinstated'), audit_log.id desc
    ), told as (
      select subject_id as id, bool_or(action = 'passwordReset') as reset, bool_or(action = 'emailChanged') as moved
      from audit_log where subject_kind = 'user' and action in ('passwordReset', 'emailChanged') group by 1
    )
    select users.id, users.email, coalesce(told.reset, false) as voided
    from users join made on made.id = users.id::text left join told on told.id = users.id::text
    where users.status <> 'deleted' and lower(users.email) <> all(${invented})
      and not (coalesce(told.reset, false) and coalesce(told.moved, false))
      and not exists (select from decided where decided.id = users.id::text
        and (action = 'accountSuspended' or (action = 'permissionsChanged' and after is distinct from 'admin')))
    order by users.email`.execute(db)
  return rows
}
