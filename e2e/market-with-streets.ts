import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { copiedFolder, dataFolder, startMarket } from './market-process.ts'

/** One field of colour: what a map server draws is its own business. */
const STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#d8e2dc' } }],
}

/** A demo market whose operator named a map with streets, and the server that it comes from. */
export async function startMarketWithStreets() {
  const server = createServer((_request, response) => {
    // Visitors of tests say in a header where they come from: browsers ask first whether they may.
    const anybody = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    response.writeHead(200, { 'content-type': 'application/json', ...anybody })
    response.end(JSON.stringify(STYLE))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const styleUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/style.json`
  // Loading the demo costs more than a whole journey.
  const seeded = inject('demoFolder')
  const data = seeded ? await copiedFolder(seeded) : await dataFolder()
  const market = await startMarket({ DATA_DIR: data.folder, MAP_STYLE_URL: styleUrl })
  return {
    ...{ url: market.url, styleUrl },
    async stop() {
      await market.stop()
      await data.remove()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type MarketWithStreets = Awaited<ReturnType<typeof startMarketWithStreets>>
