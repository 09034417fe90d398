import pg from 'pg'
import { connect } from './src/platform/db/database.ts'
import { insertPurchase } from './src/domains/orders/store/insert-purchase.ts'
import { anOrder } from './test/factories/order.ts'
const { db, pool, close } = connect({ host: '/tmp/obieg-0-65b64234b7d7', port: 5432, user: 'obieg', database: 'obieg', max: 2 } as never, () => undefined)
const owner = (await pool.query("select m.company_id as id from users u join company_members m on m.user_id = u.id where u.email = 'pawel@rekomp.example.com'")).rows[0].id
const products = (await pool.query("select p.id, p.title, v.id as version, v.name, v.price, v.quantity, p.images->0->>'key' as image from products p join versions v on v.product_id = p.id where p.company_id = $1 order by p.id limit 60", [owner])).rows
const market = { deps: { db, now: () => new Date() } } as never
const people = [['Anna','Kowalska'],['Piotr','Wiśniewski'],['Żaneta','Brzęczyszczykiewicz-Wolańska'],['Ola','Lis'],['Jürgen','Schäfer'],['Marek','Nowak']]
let s = 7; const roll = (n: number) => { s = (Math.imul(s, 1103515245) + 12345) & 0x7fffffff; return (s >> 8) % n }
for (let i = 0; i < 160; i += 1) {
  const p = people[roll(6)]!
  const status = (['confirmed','shipped','delivered','delivered','delivered','cancelled','pending','expired'] as const)[i < 12 ? roll(2) : roll(8)]!
  const method = (['dpd_courier','inpost_locker','gls_courier','store_pickup'] as const)[roll(4)]!
  const cod = method === 'dpd_courier' && roll(3) === 0
  const it = Array.from({ length: 1 + roll(2) }, () => { const x = products[roll(products.length)]; return { productId: x.id, versionId: x.version, title: x.title, versionName: x.name, price: x.price, quantity: 1 + (roll(6) === 0 ? 1 : 0), imageKey: x.image } })
  const unique = [...new Map(it.map((x) => [x.versionId, x])).values()]
  await anOrder(market, owner, { status, paymentStatus: status === 'pending' || status === 'expired' || status === 'cancelled' ? 'unpaid' : cod ? 'onDelivery' : 'paid', cashOnDelivery: cod, method,
    pickup: method === 'inpost_locker' ? { code: 'WAW01A', label: 'Paczkomat WAW01A, ul. Prosta 1, 00-001 Warszawa' } : method === 'store_pickup' ? { code: null, label: 'ReKomp Praga, ul. Jagiellońska 74, Warszawa' } : null,
    buyer: { firstName: p[0]!, lastName: p[1]!, email: p[0]!.toLowerCase().normalize('NFD').replace(/[^a-z]/g, '') + '.kupuje.uzywany.sprzet@example.com' },
    invoice: roll(4) === 0 ? { name: 'Biuro Rachunkowe Wolańska i Wspólnicy Sp. z o.o.', taxId: '5260001246', address: 'ul. Krótka 7, 00-001 Warszawa' } : null,
    placedAt: new Date(Date.now() - (i < 12 ? roll(3*1440) : roll(100*1440)) * 60000), items: unique as never } as never)
}
await pool.query("insert into product_views select p.id, current_date - d, p.company_id, 1 + (random()*20)::int from products p, generate_series(0,29) d where p.company_id = $1 and p.id % 3 = 0 on conflict do nothing", [owner])
await close()
