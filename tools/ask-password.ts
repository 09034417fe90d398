import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/**
 * A password from whoever sits at the terminal, twice and without showing it; without a terminal from OPERATOR_PASSWORD, or the first
 * line of standard input. Never from an argument: those stand in the list of processes.
 */
export async function askPassword(env: Record<string, string | undefined>): Promise<string> {
  if (!process.stdin.isTTY) return env.OPERATOR_PASSWORD || (await text(process.stdin)).split(/\r?\n/)[0] || ''
  const password = await askUnseen('Password: ')
  if (password !== (await askUnseen('Once more: '))) throw new Error('The two passwords differ.')
  return password
}

async function askUnseen(question: string): Promise<string> {
  process.stderr.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  terminal.on('SIGINT', () => process.exit(130))
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
