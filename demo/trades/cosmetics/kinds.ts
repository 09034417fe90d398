import type { AttributeValues } from '../../../src/domains/categories/contract.ts'
import type { PictureColor, PictureKind } from '../../pictures/spec.ts'

type Three = readonly [pl: string, en: string, de: string]
export type Kind = {
  seller: 'rekomp' | 'telezwrot'
  category: string
  name: Three
  use: Three
  ingredients: string
  /** Grosze of the smallest size of a middling maker. */
  price: number
  /** Millilitres; none where it is not sold by volume. */
  sizes: readonly number[]
  months: number
  attributes: AttributeValues
  picture: PictureKind
  colors: readonly PictureColor[]
}

const CREAM =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Sodium Hyaluronate, Tocopherol, Phenoxyethanol'
const WASH = 'Aqua, Sodium Cocoyl Isethionate, Cocamidopropyl Betaine, Glycerin, Panthenol, Citric Acid, Parfum'
const SCENT = 'Alcohol Denat., Parfum, Aqua, Limonene, Linalool, Citronellol'
const COLOUR = 'Ricinus Communis Seed Oil, Candelilla Cera, Octyldodecanol, Mica, CI 77491, CI 15850, Tocopherol'
const PALE = ['white', 'rose', 'green', 'gold'] as const
const FACE_USE: Three = [
  'Rano i wieczorem nałóż na oczyszczoną skórę i delikatnie wmasuj.',
  'Apply to clean skin in the morning and evening and massage in gently.',
  'Morgens und abends auf die gereinigte Haut auftragen und sanft einmassieren.',
]
const WASH_USE: Three = [
  'Nałóż na wilgotną skórę lub włosy, spień i dokładnie spłucz.',
  'Apply to damp skin or hair, lather and rinse well.',
  'Auf feuchte Haut oder feuchtes Haar geben, aufschäumen und gut ausspülen.',
]
const SPRAY_USE: Three = [
  'Spryskaj nadgarstki i szyję z odległości 15 cm.',
  'Spray on wrists and neck from 15 cm.',
  'Aus 15 cm Entfernung auf Handgelenke und Hals sprühen.',
]
const PAINT_USE: Three = [
  'Nałóż cienką warstwę; druga pogłębi kolor.',
  'Apply a thin layer; a second one deepens the colour.',
  'Eine dünne Schicht auftragen; eine zweite vertieft die Farbe.',
]

const care = { seller: 'rekomp', ingredients: CREAM, use: FACE_USE, months: 12, colors: PALE } as const
const wash = {
  seller: 'rekomp',
  ingredients: WASH,
  use: WASH_USE,
  months: 12,
  colors: ['white', 'blue', 'green'],
} as const
const scent = { seller: 'telezwrot', ingredients: SCENT, use: SPRAY_USE, months: 36, picture: 'flacon' } as const
const paint = { seller: 'telezwrot', ingredients: COLOUR, use: PAINT_USE, months: 18, picture: 'lipstick' } as const

export const KINDS: readonly Kind[] = [
  {
    ...wash,
    category: 'cleansing',
    name: ['Żel do mycia twarzy', 'Face wash', 'Waschgel'],
    price: 3900,
    sizes: [150, 300],
    attributes: { skin_type: 'sensitive' },
    picture: 'tube',
  },
  {
    ...care,
    category: 'creams',
    name: ['Krem nawilżający na dzień', 'Moisturising day cream', 'Feuchtigkeitscreme für den Tag'],
    price: 6900,
    sizes: [50],
    attributes: { skin_type: 'dry', active: 'hyaluronic' },
    picture: 'jar',
  },
  {
    ...care,
    category: 'creams',
    name: ['Krem na noc z ceramidami', 'Night cream with ceramides', 'Nachtcreme mit Ceramiden'],
    price: 8400,
    sizes: [50],
    attributes: { skin_type: 'mature', active: 'ceramides' },
    picture: 'jar',
  },
  {
    ...care,
    category: 'serums',
    name: ['Serum z witaminą C', 'Vitamin C serum', 'Serum mit Vitamin C'],
    price: 9900,
    sizes: [30],
    attributes: { skin_type: 'all', active: 'vitamin_c' },
    picture: 'bottle',
  },
  {
    ...care,
    category: 'serums',
    name: ['Serum z retinolem', 'Retinol serum', 'Serum mit Retinol'],
    price: 11_900,
    sizes: [30],
    attributes: { skin_type: 'mature', active: 'retinol' },
    picture: 'bottle',
  },
  {
    ...care,
    category: 'masks',
    name: ['Maseczka z glinką', 'Clay mask', 'Tonerde-Maske'],
    price: 4200,
    sizes: [75],
    attributes: { skin_type: 'oily', active: 'niacinamide' },
    picture: 'jar',
  },
  {
    ...care,
    category: 'body-lotions',
    name: ['Balsam do ciała', 'Body lotion', 'Körperlotion'],
    price: 3600,
    sizes: [250, 400],
    attributes: { skin_type: 'dry', active: 'urea' },
    picture: 'bottle',
  },
  {
    ...care,
    category: 'hands-feet',
    name: ['Krem do rąk', 'Hand cream', 'Handcreme'],
    price: 1900,
    sizes: [75],
    attributes: { skin_type: 'dry', active: 'urea' },
    picture: 'tube',
  },
  {
    ...wash,
    category: 'bath-shower',
    name: ['Olejek pod prysznic', 'Shower oil', 'Duschöl'],
    price: 3200,
    sizes: [250],
    attributes: { skin_type: 'all' },
    picture: 'bottle',
  },
  {
    ...wash,
    category: 'shampoos',
    name: ['Szampon bez SLS', 'Shampoo without SLS', 'Shampoo ohne SLS'],
    price: 3400,
    sizes: [250, 400],
    attributes: { hair_type: 'all' },
    picture: 'bottle',
  },
  {
    ...wash,
    category: 'conditioners',
    name: ['Maska do włosów', 'Hair mask', 'Haarmaske'],
    price: 4500,
    sizes: [200],
    attributes: { hair_type: 'coloured' },
    picture: 'jar',
  },
  {
    ...care,
    category: 'sunscreens',
    name: ['Krem z filtrem SPF 50', 'Sun cream SPF 50', 'Sonnencreme LSF 50'],
    price: 5400,
    sizes: [50],
    attributes: { spf: 50 },
    picture: 'tube',
    colors: ['yellow', 'orange', 'white'],
  },
  {
    ...paint,
    category: 'lips',
    name: ['Pomadka matowa', 'Matte lipstick', 'Matter Lippenstift'],
    price: 4900,
    sizes: [],
    attributes: { finish: 'matte', shade: 'Czerwień 04' },
    colors: ['red', 'rose', 'purple'],
  },
  {
    ...paint,
    category: 'lips',
    name: ['Pomadka nawilżająca', 'Moisturising lipstick', 'Pflegender Lippenstift'],
    price: 4400,
    sizes: [],
    attributes: { finish: 'satin', shade: 'Róż 12' },
    colors: ['rose', 'orange', 'purple'],
  },
  {
    ...paint,
    category: 'foundations',
    name: ['Podkład lekki', 'Light foundation', 'Leichte Foundation'],
    price: 7200,
    sizes: [],
    attributes: { finish: 'glow', shade: 'Beż 02', skin_type: 'combination' },
    picture: 'bottle',
    colors: ['gold', 'rose'],
  },
  {
    ...scent,
    category: 'women-fragrance',
    name: ['Woda perfumowana Jaśmin', 'Eau de parfum Jasmine', 'Eau de Parfum Jasmin'],
    price: 18_900,
    sizes: [50, 100],
    attributes: { concentration: 'edp', scent: 'floral' },
    colors: ['rose', 'gold'],
  },
  {
    ...scent,
    category: 'men-fragrance',
    name: ['Woda toaletowa Cedr', 'Eau de toilette Cedar', 'Eau de Toilette Zeder'],
    price: 15_900,
    sizes: [50, 100],
    attributes: { concentration: 'edt', scent: 'woody' },
    colors: ['blue', 'green', 'graphite'],
  },
  {
    ...scent,
    category: 'unisex-fragrance',
    name: ['Woda kolońska Cytrus', 'Eau de cologne Citrus', 'Eau de Cologne Zitrus'],
    price: 12_900,
    sizes: [100],
    attributes: { concentration: 'edc', scent: 'citrus' },
    colors: ['yellow', 'green'],
  },
]
