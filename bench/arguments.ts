import { parseArgs } from 'node:util'

export type Arguments = { sizes: number[]; seconds: number; only: string | undefined; built: boolean; profile: boolean }

const USAGE = `npm run bench -- [options]
  --sizes 10000,100000   numbers of products (10000,100000,1000000)
  --seconds 4            time of one measurement
  --only name            only rows whose name contains this
  --built                measure the pages as they were last built
  --profile              write a CPU profile of every server into .data/bench/profiles`

/** The command line, checked; prints the usage and ends when it is wrong. */
export function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: {
        sizes: { type: 'string', default: '10000,100000,1000000' },
        seconds: { type: 'string', default: '4' },
        only: { type: 'string' },
        built: { type: 'boolean', default: false },
        profile: { type: 'boolean', default: false },
      },
    })
    const sizes = values.sizes.split(',').map(Number)
    const seconds = Number(values.seconds)
    if (sizes.some((size) => !Number.isInteger(size) || size < 8000 || size > 5_000_000))
      throw new Error('--sizes: whole numbers from 8000 to 5000000')
    if (!(seconds > 0 && seconds <= 600)) throw new Error('--seconds: more than 0, at most 600')
    return { sizes, seconds, only: values.only, built: values.built, profile: values.profile }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`)
    process.exit(1)
  }
}
