import type { Config } from '../platform/config/config.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i

/** What lets strangers reach the market, or says that it is meant for them; undefined: this machine alone. */
export function exposedBy({
  host,
  publicUrl,
  smtpUrl,
}: Pick<Config, 'host' | 'publicUrl' | 'smtpUrl'>): string | undefined {
  if (!LOOPBACK.test(host)) return `HOST=${host}`
  if (publicUrl && !LOOPBACK.test(new URL(publicUrl).hostname)) return `PUBLIC_URL=${publicUrl}`
  return smtpUrl ? 'SMTP_URL' : undefined
}

/**
 * A demo that strangers can reach has to be meant: everybody knows the password of its operator. So does a payment provider that takes no
 * money in a market that is no demo.
 */
export function refuseExposed(config: Config): void {
  if (!config.production) return
  const by = exposedBy(config)
  if (config.demo && by && !config.publicDemo) {
    throw new Error(
      `This is the demo market (DEMO is on), and ${by} lets others reach it. Everybody knows its operator's password. Choose:
  DEMO=false          opens a market of your own
  PUBLIC_DEMO=true    you want to show the demo to others, and keep no real data in it`,
    )
  }
  if (!config.demo && config.sandboxPayments && !config.sandboxInProduction) {
    throw new Error(
      `SANDBOX_PAYMENTS=true lets everybody buy without paying, and this is no demo (DEMO=false). Choose:
  SANDBOX_PAYMENTS=false        real payments only
  SANDBOX_IN_PRODUCTION=true    you are trying things out and deliver nothing`,
    )
  }
}
