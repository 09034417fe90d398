import type { OwnWords } from '../../../i18n/languages.ts'

/** What cosmetics say in another way than used technology. */
export const texts = {
  meta: {
    startTitle: 'Cosmetics of many brands from many sellers',
    startText:
      'Skin care, make-up and fragrances with their ingredients, best-before dates and delivery to a locker or your door.',
    listCategoryText: 'All categories of cosmetics in one place.',
    catalogText: 'Search cosmetics by price, skin type and ingredients.',
    registerCompanyText: 'Register your company and sell cosmetics.',
  },
  shell: {
    searchPlaceholder: 'E.g. sun cream under 60',
    stateUsed: 'Opened',
    stateDamaged: 'Damaged packaging',
    stateNewText: 'New, in sealed packaging.',
    stateUsedText: 'The packaging was opened. The grade says how much is left.',
    stateDamagedText: 'The packaging has a defect described by the seller. Read the description before you buy.',
    gradeOpenBox: 'Opened box',
    gradeA: 'Almost full',
    gradeB: 'Begun',
    gradeC: 'Half full',
    gradeD: 'Nearly empty',
    gradeRepairable: 'Without its box',
    gradeForParts: 'Expired, for collectors',
    gradeOpenBoxText: 'The box was opened, nothing was used.',
    gradeAText: 'At least 90% is left.',
    gradeBText: 'At least 60% is left.',
    gradeCText: 'At least 40% is left.',
    gradeDText: 'Less than 40% is left.',
    gradeRepairableText: 'Without its box or with a damaged lid; the contents are fine.',
    gradeForPartsText: 'Not for use, sold as packaging.',
  },
  cart: {
    emptyText: 'Start with the catalogue: every offer says what is inside, who sells it and when it will arrive.',
  },
  catalog: {
    example1: 'sun cream under 60',
    example2: 'retinol serum',
    example3: 'shampoo without SLS',
    example4: 'perfume 50 ml',
    trustTitle: 'Before you buy something for your skin',
    trustState: 'Ingredients with every offer',
    trustStateText:
      'Sellers state ingredients, volume and best-before date. Defects of the packaging are listed in the offer.',
    trustWarrantyText: 'The seller answers to consumers for conformity with the contract for two years.',
  },
  companyForm: {
    intro: 'Sell cosmetics all over Poland. Registering takes a few steps, and you can come back to it in this tab.',
  },
  filters: {
    state_used: 'Opened',
    state_damaged: 'Damaged packaging',
  },
  feeds: {
    state_used: 'Opened',
    state_damaged: 'With damaged packaging',
  },
  product: {
    composition: 'Ingredients',
  },
  offer: {
    composition: 'Ingredients',
  },
  terms: {
    certificate2Text:
      'The seller declares to offer only cosmetics that comply with European Union law, were notified and have not expired.',
  },
} satisfies OwnWords
