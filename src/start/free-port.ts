import { createServer } from 'node:net'

/** Refuses in words when the web server could not listen; asked before anything is changed. */
export async function requirePort(port: number, host: string): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve))
  } catch (error) {
    throw inWords(error as NodeJS.ErrnoException, port, host)
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}

function inWords(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken by another program: end that one, or set PORT to another number.`)
  }
  if (error.code === 'EACCES') {
    return new Error(
      `This user may not listen on port ${port}: set PORT to a number above 1023, with a proxy before it.`,
    )
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(
      `HOST=${host} is no address of this machine: 127.0.0.1 for a proxy beside it, 0.0.0.0 in a container.`,
    )
  }
  return error
}
