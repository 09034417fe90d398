import { sql } from 'kysely'
import { recountCategories } from '../src/domains/categories/index.ts'
import { refreshWords } from '../src/domains/search/index.ts'
import { writeSetting } from '../src/domains/settings/index.ts'
import { DEFAULT_OWNER } from '../src/domains/settings/rules/defaults.ts'
import type { Deps } from '../src/platform/deps.ts'
import { addPassports } from './passports.ts'

/** What orders and product pages need besides search documents: delivery prices, price history, why stock is what it is, passports, words, counts. */
export async function completeMarket(deps: Deps, report: (step: string) => void): Promise<void> {
  const { db } = deps
  // Nothing can be bought before it is known who runs the market.
  await writeSetting(deps, 'owner', DEFAULT_OWNER)
  await sql`
    insert into delivery_prices (company_id, method, price, cod_price, free_from, transit_days)
    select c.id, m.method, m.price, m.cod, m.free, m.days from companies c cross join (values
      ('dpd_courier', 1999, 2599, 100000, 1), ('inpost_locker', 1499, null::int, null::int, 2), ('store_pickup', 0, null, null, 0)
    ) as m(method, price, cod, free, days)`.execute(db)
  await sql`
    insert into price_history (version_id, amount, currency, valid_from)
    select v.id, v.price, 'PLN', p.created_at from versions v join products p on p.id = v.product_id`.execute(db)
  await sql`
    insert into stock_movements (version_id, delta, reason) select id, quantity, 'initial' from versions where quantity > 0`.execute(
    db,
  )
  report('prices and stock')
  await addPassports(deps)
  report('passports')
  await refreshWords(deps)
  await recountCategories(deps)
  report('words and counts')
  await sql.raw('vacuum (analyze)').execute(db)
  report('vacuum')
}
