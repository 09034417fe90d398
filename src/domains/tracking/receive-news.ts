import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import type { LabelCarrier } from '../shipping/contract.ts'
import { carrierNews } from '../shipping/index.ts'
import { askSoon } from './store/followed.ts'

/** What InPost sends; of all of it the number alone is of use, as nothing proves who wrote it. */
const news = z.object({ payload: z.object({ tracking_number: z.string().min(1).max(64) }) })

/**
 * A carrier tells that something happened to a shipment: it is asked of it within a minute, and told nothing back. News that nobody understands, of
 * a shipment of others or to an address of nobody are answered like all others, so that no answer tells what there is.
 */
export async function receiveNews(
  deps: Deps,
  { carrier, key, body }: { carrier: LabelCarrier; key: string; body: unknown },
): Promise<void> {
  const companyId = carrierNews.companyOfNews(deps, carrier, key)
  if (companyId === undefined) return
  await carrierNews.heardNews(deps, { companyId, carrier })
  const told = news.safeParse(body)
  if (told.success) {
    await askSoon(deps.db, { companyId, carrier, number: told.data.payload.tracking_number }, deps.now())
  }
}
