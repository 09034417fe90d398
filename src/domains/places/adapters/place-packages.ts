import { Worker } from 'node:worker_threads'

/** Changes whenever the lists or their reading do: they are loaded anew then. */
export const PLACES_VERSION = 'prng-1.0.2 geonames-3.1.0 a'

/** Places of the installed packages in portions of JSON text, read in a thread of its own. */
export async function* readPackages(): AsyncGenerator<string> {
  const worker = new Worker(new URL('./read-packages.ts', import.meta.url), { execArgv: [] })
  const waiting: (string | null | Error)[] = []
  let wake = () => {}
  const put = (item: string | null | Error) => {
    waiting.push(item)
    wake()
  }
  worker.on('message', put)
  worker.on('error', put)
  try {
    for (;;) {
      const item = waiting.shift()
      if (item === null) return
      if (item instanceof Error) throw item
      if (item !== undefined) yield item
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    await worker.terminate()
  }
}
