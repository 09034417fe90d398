import { element, type Node, printElement, text } from '../../../values/xml.ts'
import { type FeedFormat, plainAmount } from './feed-item.ts'

/** Days till it leaves, as Ceneo's codes say them: the first that is long enough; 99: ask the shop. */
const AVAILABLE = [1, 3, 7, 14]
const ASK = 99

const named = (name: string, value: string | null): Node[] =>
  value ? [{ name: 'a', attributes: { name }, content: value }] : []

/** The list of offers that Ceneo reads. */
export const ceneo: FeedFormat = {
  open: () => '<?xml version="1.0" encoding="UTF-8"?>\n<offers version="1">\n',
  item(item) {
    const [main = '', ...more] = item.images
    const pictures: Node[] = [
      { name: 'main', attributes: { url: main }, content: '' },
      ...more.map((url) => ({ name: 'i', attributes: { url }, content: '' })),
    ]
    const node: Node = {
      name: 'o',
      attributes: {
        id: item.id,
        url: item.link,
        price: plainAmount(item.price),
        avail: String(AVAILABLE.find((days) => item.deliveryDays <= days) ?? ASK),
        set: '0',
        stock: String(item.quantity),
        basket: '0',
      },
      content: [
        text('cat', item.categoryPath.join('/')),
        text('name', item.title),
        element('imgs', pictures),
        text('desc', item.description),
        element('attrs', [
          ...named('Producent', item.brand),
          ...named('Kod_producenta', item.mpn),
          ...named('EAN', item.gtin),
          ...item.attributes.flatMap(({ name, value }) => named(name, value)),
        ]),
      ],
    }
    return `${printElement(node)}\n`
  },
  close: '</offers>\n',
}
