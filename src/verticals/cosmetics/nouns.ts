import type { NounSeeds } from '../seed.ts'

/** What one thing of a category is called in a title, in Polish, English and German (see the same of electronics). */
export const nouns: NounSeeds = {
  cleansing: [
    'żel do mycia, pianka do mycia, płyn micelarny, tonik',
    'cleansing gel, cleansing foam, micellar water, toner',
    'Reinigungsgel, Reinigungsschaum, Mizellenwasser, Gesichtswasser',
  ],
  creams: ['krem, krem do twarzy', 'cream, face cream', 'Creme, Gesichtscreme'],
  serums: ['serum', 'serum', 'Serum'],
  masks: ['maseczka', 'mask', 'Maske'],
  'eye-care': ['krem pod oczy', 'eye cream', 'Augencreme'],
  'bath-shower': ['żel pod prysznic, płyn do kąpieli', 'shower gel, bath foam', 'Duschgel, Schaumbad'],
  'body-lotions': ['balsam do ciała, balsam', 'body lotion, lotion', 'Körperlotion, Lotion'],
  'hands-feet': ['krem do rąk, krem do stóp', 'hand cream, foot cream', 'Handcreme, Fußcreme'],
  deodorants: ['dezodorant, antyperspirant', 'deodorant, antiperspirant', 'Deodorant, Antitranspirant'],
  shampoos: ['szampon', 'shampoo', 'Shampoo'],
  conditioners: ['odżywka, maska do włosów', 'conditioner, hair mask', 'Spülung, Haarmaske'],
  'hair-colour': ['farba do włosów', 'hair colour', 'Haarfarbe'],
  foundations: ['podkład, puder', 'foundation, powder', 'Foundation, Puder'],
  eyes: [
    'tusz do rzęs, cień do powiek, kredka do oczu',
    'mascara, eyeshadow, eye pencil',
    'Mascara, Lidschatten, Augenkonturenstift',
  ],
  lips: ['szminka, pomadka, błyszczyk', 'lipstick, lip balm, lip gloss', 'Lippenstift, Lippenpflege, Lipgloss'],
  nails: ['lakier do paznokci', 'nail polish', 'Nagellack'],
  brushes: ['pędzel', 'brush', 'Pinsel'],
  fragrance: [
    'woda perfumowana, woda toaletowa, perfumy',
    'eau de parfum, eau de toilette, perfume',
    'Eau de Parfum, Eau de Toilette, Parfum',
  ],
  sunscreens: ['krem z filtrem', 'sunscreen', 'Sonnencreme'],
  'after-sun': ['balsam po opalaniu', 'after-sun lotion', 'After-Sun-Lotion'],
  'self-tan': ['samoopalacz', 'self-tanner', 'Selbstbräuner'],
  sets: ['zestaw', 'set', 'Set'],
}
