import { createOperator } from './domains/accounts/index.ts'
import type { Deps } from './platform/deps.ts'
import { Failure } from './values/failure.ts'

/** The operator of the configuration, created at the first start. Says once at every start what keeps a market from working. */
export async function prepareFirstOperator(deps: Deps): Promise<void> {
  const { config, log } = deps
  if (config.firstOperator) {
    const created = await createOperator(deps, config.firstOperator).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
      throw new Error('OPERATOR_PASSWORD is easy to guess. Choose a longer or less obvious one.')
    })
    if (created) log.info({ operator: 'created' })
  }
  if (config.production && !config.demo && !config.smtpUrl) {
    log.warn({
      mail: 'SMTP_URL is not set: mail waits in /admin/mails instead of being sent',
    })
  }
}
