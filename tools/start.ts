import { build } from './build.ts'

process.env.NODE_ENV ??= 'production'
try {
  await build()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
// In this same process: a signal reaches the market itself.
await import('../src/main.ts')
