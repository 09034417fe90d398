import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

/** The machine's Chrome (`CHROME_PATH` or the usual places), else the one that comes as a package, unpacked where it is not yet. */
export async function browserPath(): Promise<string> {
  const system = [process.env.CHROME_PATH ?? '', ...SYSTEM].find((path) => path && existsSync(path))
  return system ?? (await sparticuz.executablePath())
}
