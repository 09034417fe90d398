import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** True for the one call that tells a case's buyer that this label can be printed, or, after that, that it cannot any more. */
export async function claimLabelNews(
  db: Database,
  caseId: number,
  labelId: number,
  isThere: boolean,
): Promise<boolean> {
  const [news, before] = isThere ? [`${labelId}`, null] : [`${labelId} gone`, `${labelId}`]
  const { rows } = await sql`
    update return_cases set label_told = ${news}
    where id = ${caseId} and case when ${before}::text is null then label_told is distinct from ${news} and label_told is distinct from ${`${news} gone`}
      else label_told = ${before} end returning id`.execute(db)
  return rows.length > 0
}
