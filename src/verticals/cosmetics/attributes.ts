import { carried, choice, number, words, yesNo } from '../seed.ts'

/** Attributes of the cosmetics vertical. */
export const volumeMl = carried(number('volume_ml', ['Pojemność', 'Volume', 'Inhalt'], 'ml', 'main', 'fc'))
export const vegan = yesNo('vegan', ['Wegański', 'Vegan', 'Vegan'], 'other', 'f')
export const crueltyFree = yesNo(
  'cruelty_free',
  ['Nietestowany na zwierzętach', 'Cruelty free', 'Ohne Tierversuche'],
  'other',
  'f',
)
export const expiryMonths = carried(
  number('months_after_opening', ['Trwałość po otwarciu', 'After opening', 'Haltbar nach Öffnen'], 'M', 'condition'),
)
export const ingredients = words('ingredients', ['Skład (INCI)', 'Ingredients (INCI)', 'Inhaltsstoffe (INCI)'], 'other')
export const skinType = choice(
  'skin_type',
  ['Rodzaj skóry', 'Skin type', 'Hauttyp'],
  [
    ['all', 'Każda', 'All', 'Alle'],
    ['dry', 'Sucha', 'Dry', 'Trocken'],
    ['oily', 'Tłusta', 'Oily', 'Fettig'],
    ['combination', 'Mieszana', 'Combination', 'Mischhaut'],
    ['sensitive', 'Wrażliwa', 'Sensitive', 'Empfindlich'],
    ['mature', 'Dojrzała', 'Mature', 'Reif'],
  ],
  'main',
  'fc',
)
export const active = choice(
  'active',
  ['Składnik aktywny', 'Active ingredient', 'Wirkstoff'],
  [
    ['hyaluronic', 'Kwas hialuronowy', 'Hyaluronic acid', 'Hyaluronsäure'],
    ['vitamin_c', 'Witamina C', 'Vitamin C', 'Vitamin C'],
    ['retinol', 'Retinol'],
    ['niacinamide', 'Niacynamid', 'Niacinamide', 'Niacinamid'],
    ['ceramides', 'Ceramidy', 'Ceramides', 'Ceramide'],
    ['acids', 'Kwasy AHA / BHA', 'AHA / BHA acids', 'AHA- / BHA-Säuren'],
    ['urea', 'Mocznik', 'Urea', 'Urea'],
  ],
  'main',
  'f',
)
export const spf = number('spf', ['SPF'], '', 'main', 'fc')
export const hairType = choice(
  'hair_type',
  ['Rodzaj włosów', 'Hair type', 'Haartyp'],
  [
    ['all', 'Każde', 'All', 'Alle'],
    ['dry', 'Suche', 'Dry', 'Trocken'],
    ['oily', 'Przetłuszczające się', 'Oily', 'Fettig'],
    ['coloured', 'Farbowane', 'Coloured', 'Coloriert'],
    ['curly', 'Kręcone', 'Curly', 'Lockig'],
    ['thin', 'Cienkie', 'Fine', 'Fein'],
  ],
  'main',
  'fc',
)
export const finish = choice(
  'finish',
  ['Wykończenie', 'Finish', 'Finish'],
  [
    ['matte', 'Matowe', 'Matte', 'Matt'],
    ['satin', 'Satynowe', 'Satin', 'Satin'],
    ['glow', 'Rozświetlające', 'Glow', 'Strahlend'],
    ['shimmer', 'Błyszczące', 'Shimmer', 'Schimmernd'],
  ],
  'main',
  'fc',
)
export const shade = carried(words('shade', ['Odcień', 'Shade', 'Farbton'], 'main', 'c'))
export const waterproof = yesNo('waterproof', ['Wodoodporny', 'Waterproof', 'Wasserfest'], 'main', 'f')
export const concentration = choice(
  'concentration',
  ['Stężenie', 'Concentration', 'Konzentration'],
  [
    ['parfum', 'Perfumy', 'Parfum', 'Parfum'],
    ['edp', 'Woda perfumowana', 'Eau de parfum', 'Eau de Parfum'],
    ['edt', 'Woda toaletowa', 'Eau de toilette', 'Eau de Toilette'],
    ['edc', 'Woda kolońska', 'Eau de cologne', 'Eau de Cologne'],
    ['mist', 'Mgiełka', 'Body mist', 'Körperspray'],
  ],
  'main',
  'fc',
)
export const scent = choice(
  'scent',
  ['Rodzina zapachów', 'Scent family', 'Duftfamilie'],
  [
    ['floral', 'Kwiatowa', 'Floral', 'Blumig'],
    ['citrus', 'Cytrusowa', 'Citrus', 'Zitrisch'],
    ['woody', 'Drzewna', 'Woody', 'Holzig'],
    ['oriental', 'Orientalna', 'Amber', 'Orientalisch'],
    ['fresh', 'Świeża', 'Fresh', 'Frisch'],
    ['gourmand', 'Gourmand'],
  ],
  'main',
  'fc',
)
