import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Ticks of the kernel's clock are hundredths of a second on every Linux there is. */
const TICK = 10

async function statOf(pid: string): Promise<{ parent: string; milliseconds: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name may hold anything, also blanks and brackets.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields && { parent: fields[1] ?? '', milliseconds: (Number(fields[11]) + Number(fields[12])) * TICK }
}

/** Processor time a process has used, in milliseconds; 0 where the system does not tell. */
export async function processorTime(pid: number): Promise<number> {
  return (await statOf(String(pid)))?.milliseconds ?? 0
}

/** Processor time of the database's processes that are alive. */
export async function databaseTime(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const postmaster = file.split('\n')[0]
  if (!postmaster) return 0
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(names.map(statOf))
  return stats.reduce((sum, stat) => sum + (stat?.parent === postmaster ? stat.milliseconds : 0), 0)
}
