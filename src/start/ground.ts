import { type Config, readConfig } from '../platform/config/config.ts'
import { type OpenDatabase, openDatabase } from '../platform/db/open.ts'
import { createLog, type Log } from '../platform/log/log.ts'
import { lockDataFolder, prepareDataFolder } from './data-folder.ts'
import { requirePort } from './free-port.ts'
import { refuseExposed } from './refuse-exposed.ts'
import { misspelt } from './unknown-variables.ts'

/** What a market stands on; it stays when the market begins anew. */
export type Ground = { config: Config; log: Log; database: OpenDatabase }

/** Reads the configuration and opens folder and database; refuses in words what cannot work. */
export async function prepareGround(env: NodeJS.ProcessEnv): Promise<Ground> {
  const config = readConfig(env)
  refuseExposed(config)
  const log = createLog(config.logLevel)
  for (const { name, meant } of misspelt(Object.keys(env))) {
    log.warn({ unknownVariable: name, perhaps: meant })
  }
  await prepareDataFolder(config.dataDir)
  // Beside the embedded server there is one program: it would stop under the other.
  if (!config.databaseUrl) lockDataFolder(config.dataDir)
  if (config.roles.includes('web')) await requirePort(config.port, config.host)
  const database = await openDatabase(config, (words) => log.error({ postgres: words }))
  return { config, log, database }
}
