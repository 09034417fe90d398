import { inject } from 'vitest'

/** The market of this worker: journeys that run at once never meet in one, those that follow each other share it. */
export function marketUrl(): string {
  const urls = inject('marketUrls')
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length]
  if (!url) throw new Error('no market was started for this worker')
  return url
}
