import type pg from 'pg'
import { type Running, startServer } from './server.ts'

export type Weights = { html: number; script: number; style: number }

/** Compressed bytes of a page and of what it loads before it works. */
export async function weigh(url: string, path: string): Promise<Weights> {
  // The second answer comes from the cache, compressed.
  await transferred(url + path)
  const { bytes: html, text } = await transferred(url + path)
  const links = [
    ...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"|import\s*\(?"(\/assets\/[^"]+)"|from "(\/assets\/[^"]+)"/g),
  ]
  const assets = [...new Set(links.map((match) => match[1] ?? match[2] ?? match[3] ?? ''))]
  const weight = async (ending: string) => {
    let sum = 0
    for (const asset of assets.filter((one) => one.endsWith(ending))) sum += (await transferred(url + asset)).bytes
    return sum
  }
  return { html, script: await weight('.js'), style: await weight('.css') }
}

async function transferred(url: string): Promise<{ bytes: number; text: string }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  const text = await answer.text()
  return { bytes: Number(answer.headers.get('content-length') ?? Buffer.byteLength(text)), text }
}

/** Milliseconds from starting the program on an existing database to the last byte of the first product page. */
export async function firstPage(
  databaseUrl: string,
  pool: pg.Pool,
): Promise<{ milliseconds: number; server: Running }> {
  const { rows } = await pool.query<{ id: number }>('select id from products order by id limit 1')
  const started = performance.now()
  const server = await startServer(databaseUrl, true, undefined)
  const answer = await fetch(`${server.url}/products/${rows[0]?.id}`)
  await answer.text()
  if (!answer.ok) throw new Error(`the first page answered ${answer.status}`)
  return { milliseconds: performance.now() - started, server }
}
