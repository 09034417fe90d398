import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { startEmbedded } from './embedded.ts'

export type OpenDatabase = { options: pg.ClientConfig; stop: () => Promise<void> }

/** The server named by DATABASE_URL, or the embedded one of the data directory. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return { options: { connectionString: config.databaseUrl }, stop: async () => undefined }
  const embedded = await startEmbedded(config.dataDir)
  return { options: embedded.options as pg.ClientConfig, stop: embedded.stop }
}
