import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bareEnvironment } from '../bare-environment.ts'

const ROOT = join(import.meta.dirname, '../..')
type Ran = { code: number | null; signal: NodeJS.Signals | null; output: string }

/** Runs a program of the repository as somebody at the machine does, without a terminal; answers how it ended and all that it said. */
export function runTool(args: string[], env: Record<string, string>): Promise<Ran> {
  const command = ['--import', './test/crash/preload.ts', ...args]
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...bareEnvironment(), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, output })))
}
