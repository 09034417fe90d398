import type { PublicShop } from '../src/domains/shops/contract.ts'
import { ask, findProduct, readCards, simple } from './goods.ts'
import { aCart, aPaidPurchase, aPurchase } from './purchases.ts'

export type PublicPage = {
  name: string
  path: string
  /** HTTP status; 200 when left out. */
  status?: number
  /** Pages with somebody's data are not for search engines. */
  personal?: boolean
  /** A refused request that belongs to the page. */
  refused?: RegExp
  /** A cart this visitor has. */
  cartId?: string
}

/** Every page that anybody may open, with the interesting states of each. */
export async function publicPages(): Promise<PublicPage[]> {
  const product = await findProduct('seller=1&state=used', simple(4))
  const damaged = (await readCards('state=damaged'))[0]
  const compared = (await readCards('category=laptops')).slice(0, 3).map((card) => card.id)
  const { shops } = await ask<{ shops: PublicShop[] }>('/api/shops')
  const purchase = await aPurchase(product)
  const paid = await aPaidPurchase(product)
  const cart = await aCart([product])
  return [
    { name: 'start', path: '/' },
    { name: 'catalogue', path: '/catalog' },
    { name: 'search', path: '/catalog?q=laptop%2016gb%20do%202000&state=used', personal: true },
    { name: 'empty result', path: '/catalog?category=laptops&price=1..2', personal: true },
    { name: 'product', path: `/products/${product.id}` },
    { name: 'damaged product', path: `/products/${damaged?.id}` },
    { name: 'empty comparison', path: '/compare', personal: true },
    { name: 'comparison', path: `/compare?ids=${compared.join(',')}`, personal: true },
    { name: 'categories', path: '/listcategory' },
    { name: 'index', path: '/index' },
    { name: 'company', path: `/company/${product.companyId}` },
    { name: 'seller presentation', path: `/seller-presentation/${product.companyId}` },
    { name: 'shop', path: `/shops/${shops[0]?.id}` },
    { name: 'empty cart', path: '/cart', personal: true },
    { name: 'cart', path: '/cart', personal: true, cartId: cart.id },
    { name: 'payment selection', path: `/payment-selection?order=${purchase.key}`, personal: true },
    { name: 'payment success', path: `/payment/success?order=${paid.key}`, personal: true },
    { name: 'payment cancelled', path: `/payment/cancel?order=${purchase.key}`, personal: true },
    { name: 'payment incomplete', path: `/payment/incomplete?order=${purchase.key}`, personal: true },
    { name: 'order', path: `/order/${purchase.key}`, personal: true },
    { name: 'paid order', path: `/order/${paid.key}`, personal: true },
    { name: 'unknown order', path: '/order/nothing', personal: true, refused: /^404 .*\/api\/purchases\// },
    { name: 'rules', path: '/rules' },
    { name: 'policy', path: '/policy' },
    { name: 'terms for sellers', path: '/regular' },
    { name: 'ranking', path: '/ranking' },
    { name: 'accessibility', path: '/accessibility' },
    { name: 'recalls', path: '/recalls' },
    { name: 'grades', path: '/grades' },
    { name: 'privacy', path: '/privacy-policy' },
    { name: 'security', path: '/security-report' },
    { name: 'intellectual property', path: '/intellectual-property' },
    { name: 'app', path: '/app-download' },
    { name: 'certificate', path: '/certificate' },
    { name: 'registration', path: '/register' },
    { name: 'log-in', path: '/auth' },
    { name: 'log-in for a page', path: '/auth?next=/account', personal: true },
    { name: 'log-in after the end', path: '/auth?ended=1&next=/rules', personal: true },
    { name: 'verification', path: '/verify?username=hanna&code=123456', personal: true },
    { name: 'verification of nobody', path: '/verify', personal: true },
    { name: 'forgotten password', path: '/forgot', personal: true },
    {
      name: 'useless link to a new password',
      path: `/reset-password?token=${'x'.repeat(43)}`,
      personal: true,
      refused: /^4\d\d .*verify-reset-code/,
    },
    { name: 'new password without a link', path: '/reset-password', personal: true },
    { name: 'confirmation of an address', path: `/confirm-email?token=${'x'.repeat(43)}`, personal: true },
    { name: 'not available yet', path: '/contact', personal: true },
    { name: 'not found', path: '/no-such-page', status: 404 },
    { name: 'unknown product', path: '/products/999999999', status: 404 },
  ]
}
