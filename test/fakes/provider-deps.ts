import { readConfig } from '../../src/platform/config/config.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { logFile } from '../log-file.ts'

/** What an adapter of a provider is given, with a clock that jumps, and what it told the operator. */
export function providerDeps(env: Record<string, string> = {}) {
  const alarms: Record<string, unknown>[] = []
  const log = createLog('silent', logFile())
  const heard = new Proxy(log, {
    get: (target, name) =>
      name === 'error'
        ? (line: Record<string, unknown>) => {
            alarms.push(line)
            target.error(line)
          }
        : Reflect.get(target, name),
  })
  const clock = { later: 0 }
  return {
    clock,
    alarms,
    deps: {
      log: heard,
      now: () => new Date(Date.now() + clock.later),
      config: readConfig({ NODE_ENV: 'test', ...env }),
    },
  }
}
