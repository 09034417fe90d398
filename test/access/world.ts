import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { createUser, openSession } from '../../src/domains/accounts/index.ts'
import { anOrder } from '../factories/order.ts'
import { aCategory, aProduct } from '../factories/product.ts'
import { aSeller } from '../factories/seller.ts'
import type { TestMarket } from '../market.ts'
import type { Audience } from './audiences.ts'

export type World = Awaited<ReturnType<typeof createWorld>>

const nonsense = () => randomBytes(32).toString('base64url')

/** A buyer with objects, a company with a team and objects, strangers, and an operator: everybody with a fresh session. */
export async function createWorld(market: TestMarket) {
  const { deps } = market
  const insert = async (text: string, values: unknown[]) => (await market.query(text, values)).rows[0]
  const person = async (permissions: 'buyer' | 'seller' | 'admin' = 'buyer') => {
    const email = `p-${randomBytes(6).toString('hex')}@example.com`
    const id = await createUser(deps, { email, firstName: 'Ola', lastName: 'Lis', phone: '+48600100200', permissions })
    return { id, email, token: await openSession(deps, id) }
  }
  const { companyId, ownerId, shopId } = await aSeller(deps)
  const owner = { id: ownerId, email: '', token: await openSession(deps, ownerId) }
  const stranger = await aSeller(deps)
  const otherSeller = { id: stranger.ownerId, email: '', token: await openSession(deps, stranger.ownerId) }
  const [buyer, otherBuyer, manager, warehouse, accountant, operator, suspended] = await Promise.all([
    person(),
    person(),
    person('seller'),
    person('seller'),
    person('seller'),
    person('admin'),
    person(),
  ])
  for (const [role, { id }] of Object.entries({ manager, warehouse, accountant })) {
    await market.query('insert into company_members (company_id, user_id, role) values ($1, $2, $3)', [
      companyId,
      id,
      role,
    ])
  }
  await market.query(`update users set status = 'suspended' where id = $1`, [suspended.id])
  await market.query('update sessions set confirmed_at = now() where confirmed_at is null')
  const people: Record<Exclude<Audience, 'anonymous'>, { id: string; email: string; token: string }> = {
    buyer,
    otherBuyer,
    owner,
    manager,
    warehouse,
    accountant,
    otherSeller,
    operator,
    suspended,
  }

  const shipping = await insert(
    `insert into shipping_addresses (user_id, first_name, last_name, street, postal_code, city, country, is_default)
     values ($1, 'Ola', 'Lis', 'ul. Krótka 1', '00-001', 'Warszawa', 'PL', true) returning id`,
    [buyer.id],
  )
  const invoice = await insert(
    `insert into invoice_profiles (user_id, name, tax_id, address, is_default)
     values ($1, 'Lis', '5260001246', 'ul. Krótka 1', true) returning id`,
    [buyer.id],
  )
  const passkeyId = nonsense()
  await market.query(`insert into passkeys (id, user_id, public_key, counter, name) values ($1, $2, '', 0, 'Klucz')`, [
    passkeyId,
    buyer.id,
  ])
  const second = await insert(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour') returning id`,
    [createHash('sha256').update(nonsense()).digest(), buyer.id],
  )
  const sealed = deps.secrets.seal(Buffer.from('%PDF-1.7\n%%EOF').toString('base64'))
  await deps.files.write(`private/${companyId}`, sealed)
  const document = await insert(
    `insert into company_documents (company_id, kind, name, media, size, file_key)
     values ($1, 'other', 'Umowa.pdf', 'application/pdf', 14, $2) returning id`,
    [companyId, `private/${companyId}`],
  )
  const invitationToken = nonsense()
  const invitation = await insert(
    `insert into company_invitations (company_id, email, role, token_hash, expires_at, invited_by)
     values ($1, $2, 'warehouse', $3, now() + interval '1 day',
       (select user_id from company_members where company_id = $1 and role = 'owner' limit 1)) returning id`,
    [companyId, otherBuyer.email, deps.secrets.hash(invitationToken)],
  )
  const mail = await insert(
    `insert into mails (recipient, template, locale, content_sealed, status)
     values ('x@example.com', 'accountDeleted', 'pl-PL', $1, 'outbox') returning id`,
    [deps.secrets.seal(JSON.stringify({ firstName: 'Ola' }))],
  )
  const apiKey = await insert(
    `insert into api_keys (company_id, name, scopes, secret_hash, secret_start, secret_end)
     values ($1, 'ERP', '{stock:write}', $2, 'obk_abcd', 'wxyz') returning id`,
    [companyId, createHash('sha256').update(nonsense()).digest()],
  )
  const product = await aProduct(deps, companyId)
  const schedule = await insert(
    `insert into price_schedules (version_id, price, starts_at) values ($1, 100, now() + interval '1 day') returning id`,
    [product.versionId],
  )
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const imageKey = `products/${randomBytes(9).toString('hex')}`
  await insert('insert into product_images (key, company_id, width, height) values ($1, $2, 9, 9)', [
    imageKey,
    companyId,
  ])
  await deps.files.write(`originals/${imageKey}.webp`, photo)
  const order = await anOrder(market, companyId)
  const proposal = await insert(
    `insert into category_proposals (company_id, names) values ($1, '{"pl-PL": "Zegary"}') returning id`,
    [companyId],
  )
  return {
    people,
    tokenOf: (audience: Audience) => (audience === 'anonymous' ? undefined : people[audience].token),
    companyId,
    otherCompanyId: stranger.companyId,
    shopId: shopId as number,
    shippingId: shipping.id as number,
    invoiceId: invoice.id as number,
    passkeyId,
    sessionId: second.id as string,
    documentId: document.id as number,
    invitationId: invitation.id as string,
    invitationToken,
    mailId: Number(mail.id),
    apiKeyId: apiKey.id as string,
    proposalId: Number(proposal.id),
    categoryId: await aCategory(deps),
    productId: product.id,
    versionId: product.versionId,
    orderNumber: order.number,
    orderKey: order.key,
    scheduleId: Number(schedule.id),
    imageKey,
    photo,
    nonsense,
  }
}
