import type { Config } from './config.ts'

/**
 * Where this program reaches itself: its own port unless it does not serve. Never taken from a request: signed calls must not go elsewhere.
 */
export function ownAddress(config: Pick<Config, 'sandboxUrl' | 'host' | 'port'>): string {
  if (config.sandboxUrl) return config.sandboxUrl
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`
}
