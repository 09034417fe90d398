import { flushViews } from '../../src/domains/insights/index.ts'
import { random } from '../random.ts'
import type { PlannedPurchase } from './planned.ts'
import type { Past } from './story.ts'

/** Hours: the dashboard looks no further back. */
export const LOOKED_AT_FOR = 90 * 24
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36'

/** Many look at what one buys. */
export async function lookAt({ past }: Past, planned: PlannedPurchase): Promise<void> {
  const luck = random(`looks ${planned.hoursAgo}`)
  for (const { merchant, lines } of planned.orders) {
    const products = merchant.goods.filter((one) => lines.some(({ versionId }) => versionId === one.versionId))
    for (const { productId } of products) {
      for (let looks = luck.int(18, 70); looks > 0; looks--) {
        const address = `10.${luck.int(0, 255)}.${luck.int(0, 255)}.${luck.int(1, 254)}`
        await past.ask('POST /api/products/{id}/view', { params: { id: productId } }, { agent: BROWSER, address })
      }
    }
  }
  await flushViews(past.deps)
}
