// Runs an embedded server for test/embedded.test.ts until it is killed: says where it listens, and who it is.
import { startEmbedded } from '../src/platform/db/embedded.ts'

const { options } = await startEmbedded(process.argv[2] ?? '')
process.stdout.write(`${JSON.stringify(options)}\n`)
setInterval(() => undefined, 60_000)
