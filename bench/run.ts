// npm run bench: how fast the market is at several sizes, beside the limits of the machine measured in the same run.
import { mkdir } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { build } from '../tools/build.ts'
import { readArguments } from './arguments.ts'
import { marketOf } from './database.ts'
import { growthTable, shortRow, sizeTable } from './report.ts'
import { startBareServer } from './server.ts'
import { measureSize, type SizeResult } from './size.ts'

const DATA = join(import.meta.dirname, '../.data/bench')
const { sizes, seconds, only, built, profile } = readArguments()
const print = (text: string) => void process.stdout.write(`${text}\n`)
const began = performance.now()
const clock = () => `${((performance.now() - began) / 1000).toFixed(0)} s`.padStart(6)

if (!built) await build()
await mkdir(DATA, { recursive: true })
const cluster = await startEmbedded(DATA)
const bare = await startBareServer()
const results: SizeResult[] = []
const loadNow = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
print(`${availableParallelism()} cores, load ${loadNow()}, Node ${process.version}, ${seconds} s a measurement`)
try {
  for (const size of sizes) {
    print(`\n${clock()}  ${size.toLocaleString('en')} products`)
    const databaseUrl = await marketOf(cluster.options, size, (step) => print(`${clock()}  ${step}`))
    const report = (row: Parameters<typeof shortRow>[0]) => print(`${clock()}${shortRow(row)}`)
    const profiles = profile ? join(DATA, 'profiles') : undefined
    const result = await measureSize({ databaseUrl, size, seconds, only, bare, profiles, report })
    results.push(result)
    print(sizeTable(result))
  }
  print(
    'a: bare HTTP reply of the same bytes. b: the same rows by a bare named statement. Milliseconds with one client (orders: 8 buyers);\nreq/s with 16 connections (orders: whole orders of six requests); cpu, db cpu: processor milliseconds of server\nand database for each of these, whatever else the machine does; load: average of the last minute, this run included.',
  )
  print(growthTable(results))
} finally {
  await bare.stop()
  await cluster.stop()
}
