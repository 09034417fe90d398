#!/usr/bin/env node
// Checks the record of a unit (a file from /api/units/{code}/record) without the market: that no event was changed, removed, added or moved, and
// that the market's key signed each. Needs Node 18 or newer, and nothing else.
//
//   node verify-unit.mjs record.json --key FINGERPRINT [--key ANOTHER]
//
// FINGERPRINT: of the market's key, from a place you trust (it stands on the market's page about passports). Without it anybody could have signed.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const KINDS = ['received', 'tested', 'graded', 'repaired', 'wiped', 'listed', 'sold', 'returned', 'warranty']
const EVENT = ['v', 'unit', 'seq', 'at', 'kind', 'by', 'data', 'prev']
const HEAD = ['unit', 'name', 'gtin', 'seq', 'hash', 'at', 'key']

const sha256 = (bytes) => createHash('sha256').update(bytes).digest()
const pick = (from, names) => Object.fromEntries(names.map((name) => [name, from[name]]))

/** JSON with names in order: the same data are the same text. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}

/** All that is wrong with a record; nothing: it is whole. `pins`: fingerprints of keys that are trusted. */
export function problemsOf(record, pins = []) {
  const problems = []
  if (record?.format !== 'obieg-unit-record/1' || !Array.isArray(record.events) || !Array.isArray(record.keys)) {
    return ['this is no record of a unit']
  }
  const keys = new Map()
  for (const { id, publicKey } of record.keys) {
    try {
      const der = Buffer.from(publicKey, 'base64')
      if (sha256(der).toString('hex') !== id) problems.push(`key ${id} is another one than its name says`)
      else keys.set(id, createPublicKey({ key: der, format: 'der', type: 'spki' }))
    } catch {
      problems.push(`key ${id} is no key`)
    }
  }
  const isSigned = (hash, { key, signature }) => {
    const known = keys.get(key)
    if (known?.asymmetricKeyType !== 'ed25519') return false
    return verify(null, hash, known, Buffer.from(String(signature), 'base64'))
  }
  const trusted = (key) => pins.length === 0 || pins.includes(key)
  const unit = record.head?.unit
  let prev = null
  record.events.forEach((event, index) => {
    const which = `event ${event.seq} (${event.kind})`
    if (event.seq !== index + 1) problems.push(`${which} stands at place ${index + 1}: one is missing, added or moved`)
    if (event.unit !== unit) problems.push(`${which} is of another unit`)
    if (!KINDS.includes(event.kind)) problems.push(`${which} is of no kind that is known`)
    const hash = sha256(canonical(pick(event, EVENT)))
    if (hash.toString('hex') !== event.hash) problems.push(`${which} was changed`)
    if (event.prev !== prev) problems.push(`${which} does not follow the one before it`)
    if (!isSigned(hash, event)) problems.push(`${which} is not signed by the key it names`)
    if (!trusted(event.key)) problems.push(`${which} is signed by a key that you do not trust: ${event.key}`)
    if (event.note != null && sha256(`${event.noteSalt}\n${event.note}`).toString('hex') !== event.data?.note) {
      problems.push(`the words of ${which} were changed`)
    }
    prev = event.hash
  })
  const head = record.head ?? {}
  const last = record.events.at(-1)
  if (head.seq !== last?.seq || head.hash !== last?.hash)
    problems.push('the end is missing: the head tells of another last event')
  if (!isSigned(sha256(canonical(pick(head, HEAD))), head)) problems.push('the head is not signed by the key it names')
  if (!trusted(head.key)) problems.push(`the head is signed by a key that you do not trust: ${head.key}`)
  return problems
}

function main(args) {
  const pins = args.flatMap((one, index) => (args[index - 1] === '--key' ? [one.toLowerCase()] : []))
  const [file] = args.filter((one, index) => !one.startsWith('--') && args[index - 1] !== '--key')
  if (!file) {
    console.error('usage: node verify-unit.mjs record.json --key FINGERPRINT')
    return 2
  }
  let record
  try {
    record = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${file} cannot be read: ${error.message}`)
    return 2
  }
  const problems = problemsOf(record, pins)
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) return 1
  console.log(
    `✓ unit ${record.head.unit}: ${record.events.length} events, whole and signed, as it stood at ${record.head.at}`,
  )
  if (pins.length === 0) {
    console.log(`  signed by ${record.head.key}: compare it with the market's key, or name that with --key`)
  }
  return 0
}

if (process.argv[1] && import.meta.url.endsWith(encodeURI(process.argv[1].split('/').at(-1)))) {
  process.exitCode = main(process.argv.slice(2))
}
