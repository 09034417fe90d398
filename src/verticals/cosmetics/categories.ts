import { as, type CategorySeed, seed, withNouns } from '../seed.ts'
import * as a from './attributes.ts'
import { nouns } from './nouns.ts'

const every = [a.vegan, a.crueltyFree, a.expiryMonths, a.ingredients]
const face = [a.volumeMl, a.skinType, a.active, ...every]

const tree: CategorySeed[] = [
  seed('face', 'smile', ['Twarz', 'Face', 'Gesicht'], 567, face, [
    seed('cleansing', 'droplets', ['Oczyszczanie', 'Cleansing', 'Reinigung'], 567),
    seed('creams', 'circle-dot', ['Kremy', 'Creams', 'Cremes'], 567, [as('f', a.spf)]),
    seed('serums', 'pipette', ['Sera', 'Serums', 'Seren'], 567),
    seed('masks', 'venetian-mask', ['Maseczki', 'Masks', 'Masken'], 567),
    seed('eye-care', 'eye', ['Pielęgnacja oczu', 'Eye care', 'Augenpflege'], 567),
  ]),
  seed(
    'body',
    'person-standing',
    ['Ciało', 'Body', 'Körper'],
    474,
    [a.volumeMl, a.skinType, ...every],
    [
      seed('bath-shower', 'shower-head', ['Kąpiel i prysznic', 'Bath and shower', 'Bad und Dusche'], 474),
      seed('body-lotions', 'droplet', ['Balsamy', 'Lotions', 'Lotionen'], 474, [a.active]),
      seed('hands-feet', 'hand', ['Dłonie i stopy', 'Hands and feet', 'Hände und Füße'], 474, [a.active]),
      seed('deodorants', 'spray-can', ['Dezodoranty', 'Deodorants', 'Deodorants'], 474),
    ],
  ),
  seed(
    'hair',
    'scissors',
    ['Włosy', 'Hair', 'Haare'],
    486,
    [a.volumeMl, a.hairType, ...every],
    [
      seed('shampoos', 'bubbles', ['Szampony', 'Shampoos', 'Shampoos'], 486),
      seed('conditioners', 'waves', ['Odżywki i maski', 'Conditioners', 'Spülungen'], 486),
      seed('styling', 'wind', ['Stylizacja', 'Styling', 'Styling'], 486),
      seed('hair-colour', 'palette', ['Koloryzacja', 'Hair colour', 'Haarfarbe'], 486, [a.shade]),
    ],
  ),
  seed(
    'make-up',
    'brush',
    ['Makijaż', 'Make-up', 'Make-up'],
    477,
    [a.shade, a.finish, a.waterproof, ...every],
    [
      seed('foundations', 'blend', ['Podkłady', 'Foundations', 'Foundations'], 477, [
        as('f', a.skinType),
        as('f', a.spf),
      ]),
      seed('eyes', 'eye', ['Oczy', 'Eyes', 'Augen'], 477),
      seed('lips', 'heart', ['Usta', 'Lips', 'Lippen'], 477),
      seed('nails', 'hand', ['Paznokcie', 'Nails', 'Nägel'], 477, [as('f', a.volumeMl)]),
      seed('brushes', 'brush', ['Pędzle i akcesoria', 'Brushes and tools', 'Pinsel und Zubehör'], 477),
    ],
  ),
  seed(
    'fragrance',
    'sparkles',
    ['Zapachy', 'Fragrance', 'Düfte'],
    479,
    [a.volumeMl, a.concentration, a.scent, ...every],
    [
      seed('women-fragrance', 'flower-2', ['Dla kobiet', 'For women', 'Für Damen'], 479),
      seed('men-fragrance', 'leaf', ['Dla mężczyzn', 'For men', 'Für Herren'], 479),
      seed('unisex-fragrance', 'flower', ['Unisex'], 479),
    ],
  ),
  seed(
    'sun',
    'sun',
    ['Słońce', 'Sun care', 'Sonne'],
    567,
    [a.volumeMl, a.spf, a.skinType, a.waterproof, ...every],
    [
      seed('sunscreens', 'sun', ['Kremy z filtrem', 'Sunscreens', 'Sonnencremes'], 567),
      seed('after-sun', 'sunset', ['Po opalaniu', 'After sun', 'After Sun'], 567),
      seed('self-tan', 'sun-dim', ['Samoopalacze', 'Self-tanning', 'Selbstbräuner'], 567),
    ],
  ),
  seed('sets', 'gift', ['Zestawy', 'Sets', 'Sets'], 475, every, [
    seed('gift-sets', 'gift', ['Zestawy prezentowe', 'Gift sets', 'Geschenksets'], 475),
    seed('travel-sets', 'plane', ['Zestawy podróżne', 'Travel sets', 'Reisesets'], 475),
  ]),
]

export const categories = withNouns(tree, nouns)
