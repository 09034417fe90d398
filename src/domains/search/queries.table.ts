type More = {
  /** Number of results that must fit; three unless told. */
  top?: number
  /** The better spelling that is offered. */
  meant?: string
  /** In grosze, for all results. */
  maxPrice?: number
  /** Must stand among the facts of the card. */
  fact?: RegExp
  state?: 'new' | 'used' | 'damaged'
}

/** Language, what is typed, what the titles of the first results look like, and the filters read from the words. */
type Query = [language: 'pl' | 'en' | 'de', q: string, titles: RegExp, filters: string, more?: More]

export const QUERIES: Query[] = [
  // Names as they stand, joined, split, with and without dashes.
  ['pl', 'thinkpad t480', /ThinkPad T480 /, ''],
  ['pl', 'Lenovo ThinkPad T480', /ThinkPad T480 /, 'brand'],
  ['en', 'think pad t480', /ThinkPad T480 /, ''],
  ['pl', 'thinkpad t 480', /ThinkPad T480 /, ''],
  ['en', 'THINKPAD-T480', /ThinkPad T480 /, ''],
  ['pl', 't480', /ThinkPad T480 /, '', { top: 2 }],
  ['pl', 'i5 8350u', /i5-8350U/, ''],
  ['en', 'i5-8350u', /i5-8350U/, ''],
  ['de', 'i58350u', /i5-8350U/, ''],
  ['pl', 'latitude 5420', /Latitude 5420/, ''],
  ['en', 'dell latitude 7420', /Latitude 7420/, 'brand'],
  ['de', 'elitebook 840 g8', /EliteBook 840 G8/, '', { top: 1 }],
  ['pl', 'elite book 840 g8', /EliteBook 840 G8/, '', { top: 1 }],
  ['en', 'x1 carbon', /X1 Carbon/, ''],
  ['pl', 'macbook air m1', /MacBook Air 13 M1/, ''],
  ['en', 'mac book air m2', /MacBook Air 13 M2/, ''],
  ['pl', 'iphone 12', /iPhone 12/, ''],
  ['en', 'iphone12', /iPhone 12/, ''],
  ['de', 'i phone 11', /iPhone 11/, ''],
  ['pl', 'iphone 12 mini', /iPhone 12 mini/, ''],
  ['en', 'ps5', /PlayStation 5/, ''],
  ['pl', 'playstation 4 pro', /PlayStation 4 Pro/, ''],
  ['de', 'play station 5', /PlayStation 5/, ''],
  ['pl', 'xbox series x', /Xbox Series X/, ''],
  ['en', 'x box one s', /Xbox One S/, ''],
  ['pl', 'nintendo switch oled', /Switch OLED/, 'brand', { top: 1 }],
  ['en', 'steam deck', /Steam Deck/, ''],
  ['pl', 'wh1000xm4', /WH-1000XM4/, ''],
  ['en', 'wh-1000 xm4', /WH-1000XM4/, ''],
  ['de', 'sony 1000xm5', /WH-1000XM5/, 'brand'],
  ['pl', 'eos 6d', /EOS 6D/, ''],
  ['en', 'canon 50mm 1.8', /EF 50 mm f\/1.8/, 'brand', { top: 1 }],
  ['de', 'catalyst 2960x', /Catalyst 2960X/, ''],
  ['en', 'optiplex 7070', /OptiPlex 7070/, ''],
  ['pl', 'poweredge r730', /PowerEdge R730/, ''],
  ['en', 'dl380 gen10', /DL380 Gen10/, ''],
  ['pl', 'u2720q', /U2720Q/, ''],
  ['en', '870 evo 1tb', /870 EVO 1 TB/, '', { top: 1 }],
  ['pl', 'fortigate 60f', /FortiGate 60F/, ''],
  ['en', 'unifi ap ac pro', /UniFi AP AC Pro/, '', { top: 1 }],
  // Without Polish letters, other forms, other languages.
  ['pl', 'sluchawki sony', /Sony W[HF]/, 'category brand'],
  ['pl', 'słuchawki bose', /Bose/, 'category brand'],
  ['de', 'kopfhörer sony', /Sony W[HF]/, 'category brand'],
  ['de', 'Kopfhorer bose', /Bose/, 'category brand'],
  ['en', 'headphones sony', /Sony W[HF]/, 'category brand'],
  ['pl', 'przełącznik cisco', /Cisco/, 'category brand'],
  ['en', 'laser printer brother', /Brother/, 'category brand'],
  ['de', 'laserdrucker brother', /Brother/, 'category brand'],
  ['pl', 'drukarka laserowa hp', /HP/, 'category brand'],
  // Typing mistakes.
  ['pl', 'thinkpda t480', /ThinkPad T480 /, '', { meant: 'thinkpad t480' }],
  ['en', 'lenvo thinkpad t490', /ThinkPad T490 /, 'brand', { top: 2, meant: 'lenovo thinkpad t490' }],
  ['pl', 'macbok air m1', /MacBook Air 13 M1/, '', { meant: 'macbook air m1' }],
  ['de', 'elitbook 840 g8', /EliteBook 840 G8/, '', { top: 1, meant: 'elitebook 840 g8' }],
  ['pl', 'playstaton 5', /PlayStation 5/, '', { meant: 'playstation 5' }],
  ['en', 'sennhaiser momentum', /Sennheiser Momentum/, 'brand', { meant: 'sennheiser momentum' }],
  ['pl', 'lattitude 5420', /Latitude 5420/, '', { meant: 'latitude 5420' }],
  // Sentences.
  [
    'pl',
    'laptop do 2000 zł 16gb ram ssd',
    /./,
    'category price ram_gb storage_type',
    { maxPrice: 200_000, fact: /16 GB/ },
  ],
  ['en', 'laptop under 2000 16 gb', /./, 'category price ram_gb', { maxPrice: 200_000, fact: /16 GB/ }],
  ['de', 'Laptop bis 2000 zł 16 GB', /./, 'category price ram_gb', { maxPrice: 200_000, fact: /16 GB/ }],
  ['pl', 'używany iphone do 1500 zł', /iPhone/, 'price state', { maxPrice: 150_000, state: 'used' }],
  ['en', 'used dell laptop under 1500 zł', /Dell/, 'brand category price state', { maxPrice: 150_000, state: 'used' }],
  [
    'de',
    'gebrauchter lenovo laptop bis 3000 zł',
    /Lenovo/,
    'brand category price state',
    { maxPrice: 300_000, state: 'used' },
  ],
  ['pl', 'laptop gamingowy do 4000 zł', /./, 'category price', { maxPrice: 400_000 }],
  ['pl', 'monitor 27 cali dell', /Dell .*27″/, 'brand category screen_in'],
  ['en', '27 inch monitor 4k', /(27|26,9)″ 4K/, 'category resolution screen_in'],
  ['pl', 'nowy telefon samsung', /Samsung/, 'brand category state', { state: 'new' }],
  ['pl', 'uszkodzony iphone', /iPhone/, 'state', { state: 'damaged' }],
  ['pl', 'thinkpad 16gb ram i5', /ThinkPad/, 'cpu_family ram_gb', { fact: /16 GB/ }],
  ['pl', 'thinkpad t480 z podświetlanym smokiem', /ThinkPad T480 /, ''],
]
