import type { Config } from '../platform/config/config.ts'

/** Says where the market is open to whoever started it. */
export function announce(config: Config, port: number): void {
  const host = ['0.0.0.0', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host
  process.stdout.write(`\n  Obieg is open: ${config.publicUrl ?? `http://${host}:${port}`}\n\n`)
}
