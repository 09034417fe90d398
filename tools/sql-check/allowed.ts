// Statements that are known while running only. Each file with the reason, and how many there are.
export const ALLOWED: Record<string, { count: number; why: string }> = {
  'src/platform/db/database.ts': { count: 2, why: 'hands on what kysely wrote' },
  'src/platform/db/migrate.ts': { count: 1, why: 'runs the files of migrations/' },
  'src/platform/db/listen.ts': { count: 1, why: 'listens on channels that constants name' },
  'src/platform/backup/load-rows.ts': { count: 6, why: 'tables, keys and copies as the back-up names them' },
  'src/platform/backup/write-backup.ts': { count: 1, why: 'a copy of each table there is' },
  'src/domains/companies/store/dossiers.ts': {
    count: 3,
    why: 'parts of a statement of the query builder, whose types hold it',
  },
  'src/domains/privacy/store/market-rows.ts': { count: 1, why: 'rows of the tables that a list of the market’s names' },
  'demo/closing/empty-demo.ts': { count: 5, why: 'empties each table there is, its guards off meanwhile' },
}
