import { VERSION } from '../domains/settings/index.ts'
import type { Config } from '../platform/config/config.ts'

/** What runs here, for the first line of the log: nothing secret. */
export function describeMarket(config: Config, postgres: string) {
  return {
    version: VERSION,
    database: config.databaseUrl ? databaseIn(config.databaseUrl) : `embedded in ${config.dataDir}`,
    postgres,
    roles: config.roles,
    demo: config.demo,
    mail: config.smtpUrl !== undefined,
    node: process.version,
  }
}

/** Host and name, without who logs in how. */
function databaseIn(url: string): string {
  const { host, pathname, searchParams } = new URL(url.replace('@/', '@localhost/'))
  return `${searchParams.get('host') ?? host}${pathname}`
}
