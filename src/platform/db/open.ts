import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { refuseUnfinished } from '../backup/unfinished.ts'
import type { Config } from '../config/config.ts'
import { startEmbedded } from './embedded.ts'

export type OpenDatabase = { options: pg.ClientConfig; stop: () => Promise<void> }

/**
 * The server named by DATABASE_URL, or the embedded one of the data directory; `report` hears when that one had to be started again.
 * What this process writes from here on is for its owner alone. Half of a
 * market (`unfinished`) is opened by its restoring only.
 */
export async function openDatabase(
  config: Config,
  report?: (words: string) => void,
  { unfinished = false } = {},
): Promise<OpenDatabase> {
  process.umask(0o077)
  if (!unfinished) refuseUnfinished(config.dataDir)
  // Earlier versions left people's documents readable to others on the machine.
  await chmod(join(config.dataDir, 'files'), 0o700).catch(() => undefined)
  if (config.databaseUrl) return { options: { connectionString: config.databaseUrl }, stop: async () => undefined }
  const embedded = await startEmbedded(config.dataDir, {}, report)
  return { options: embedded.options as pg.ClientConfig, stop: embedded.stop }
}
