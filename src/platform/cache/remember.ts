import type { Config } from '../config/config.ts'

/**
 * Something every request needs and hardly ever changes, remembered in each process for so many milliseconds. One memory for a market
 * (markets are told apart by their configuration); a failed read is not kept.
 */
export function remember<D extends { config: Config }, T>(milliseconds: number, read: (deps: D) => Promise<T>) {
  const kept = new WeakMap<Config, { until: number; value: Promise<T> }>()
  return {
    get(deps: D): Promise<T> {
      const known = kept.get(deps.config)
      if (known && known.until > Date.now()) return known.value
      const value = read(deps)
      kept.set(deps.config, { until: Date.now() + milliseconds, value })
      value.catch(() => kept.delete(deps.config))
      return value
    },
    clear: (deps: D) => kept.delete(deps.config),
  }
}
