import { cutCharacters } from '../../../values/characters.ts'
import { element, type Node, printElement, text } from '../../../values/xml.ts'
import { type FeedFormat, type FeedItem, plainAmount } from './feed-item.ts'

const MOST = { title: 150, description: 5000, images: 11, type: 750 }

/** Google knows new, refurbished and used; what is damaged is used, and its title and description say more. */
const conditionOf = ({ state, refurbished }: FeedItem) =>
  state === 'new' ? 'new' : refurbished && state === 'used' ? 'refurbished' : 'used'

const given = (name: string, value: string | number | null): Node[] =>
  value === null || value === '' ? [] : [text(`g:${name}`, value)]

/** RSS 2.0 with Google's names, as Merchant Center takes it. */
export const google: FeedFormat = {
  open: ({ title, link }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${[text('title', title), text('link', link), text('description', title)].map(printElement).join('')}\n`,
  item(item) {
    const amount = (grosze: number) => `${plainAmount(grosze)} ${item.currency}`
    const isReduced = item.wasPrice !== null && item.wasPrice > item.price
    const [main = '', ...more] = item.images.slice(0, MOST.images)
    const node = element('item', [
      ...given('id', item.id),
      ...given('item_group_id', item.groupId),
      ...given('title', cutCharacters(item.title, MOST.title)),
      ...given('description', cutCharacters(item.description, MOST.description)),
      ...given('link', item.link),
      ...given('image_link', main),
      ...more.flatMap((address) => given('additional_image_link', address)),
      ...given('availability', item.quantity > 0 ? 'in_stock' : 'out_of_stock'),
      ...given('price', amount(isReduced ? (item.wasPrice as number) : item.price)),
      ...(isReduced ? given('sale_price', amount(item.price)) : []),
      ...given('condition', conditionOf(item)),
      ...given('brand', item.brand),
      ...given('gtin', item.gtin),
      ...given('mpn', item.mpn),
      ...(item.gtin || (item.brand && item.mpn) ? [] : given('identifier_exists', 'no')),
      ...given('google_product_category', item.taxonomyId),
      ...given('product_type', cutCharacters(item.categoryPath.join(' > '), MOST.type)),
      ...given('external_seller_id', item.sellerId),
    ])
    return `${printElement(node)}\n`
  },
  close: '</channel></rss>\n',
}
