/** Words that a better one has replaced (the glossary of STYLE.md): no new name of code or file may bring them back. */
type Retired = {
  /** As part of a name: `assortment` refuses `AssortmentRow`, `refreshAssortment` and `assortment-page.ts`. */
  word: string
  instead: string
  /** Where the word meant what it may not mean any more; everywhere if left out. */
  within?: RegExp
  /** Names, of code and of files, that keep the word because it is the right one there. */
  except?: RegExp
  /** Only as the verb that a name begins with: `tellBuyer`, not `mostTelling`. */
  verb?: boolean
}

export const RETIRED: readonly Retired[] = [
  { word: 'operator', instead: 'provider', within: /^src\/domains\/(?:payments|checkout|ledger)\// },
  { word: 'notice', instead: 'webhook', within: /^src\/domains\/(?:payments|checkout)\// },
  {
    word: 'parcel',
    instead: 'seller group (in the cart) or shipment (on its way)',
    except: /parcel[-_]?(?:sizes?|measures|hint)/i,
  },
  { word: 'listing', instead: 'product card (what is shown) or document (what search holds)' },
  { word: 'shelf', instead: 'index (in memory) or stock on hand' },
  { word: 'digest', instead: 'packed row', within: /^src\/domains\/search\// },
  { word: 'assortment', instead: 'product list' },
  { word: 'upsert', instead: 'sync', within: /^src\/domains\/(?:product-sync|imports)\// },
  { word: 'logistics', instead: 'delivery settings', except: /^logistics(?:\.tsx)?$|^LogisticsScreen$/ },
  { word: 'selling', instead: 'fulfilment', within: /^src\/(?:domains\/fulfilment|web|i18n)\// },
  {
    word: 'reading',
    instead: 'vertical',
    within: /^src\/(?:domains\/(?:categories|settings|commission|site)|platform\/config)\//,
  },
  { word: 'forget', instead: 'purge (data), clear (memory) or reset (a limit)', verb: true },
  { word: 'keep', instead: 'save', verb: true, except: /^keep(?:Alive|Focus|LoggedIn|Link)|^keep-link/ },
  { word: 'tell', instead: 'notify', verb: true },
  { word: 'tidy', instead: 'normalize', verb: true },
  { word: 'hold', instead: 'lock', verb: true, except: /^hold(?:Payouts|Minutes|Ends|Late)$|^hold-clock/ },
]

const DECLARED = /^ *(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm

/** The words a name is made of: `refreshAssortment`, `MOST_PARCELS` and `cart-parcel.tsx` alike. */
const partsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

/** What a file or a name declared in it brings back, in plain words; empty when nothing is wrong. */
export function retiredWords(file: string, text: string): string[] {
  const names = [...file.split('/').slice(1), ...[...text.matchAll(DECLARED)].map((match) => match[1] ?? '')]
  return RETIRED.filter(({ within }) => !within || within.test(file)).flatMap(({ word, instead, except, verb }) =>
    [...new Set(names)]
      .filter((name) => {
        const parts = partsOf(name)
        const found = verb
          ? /^[a-z]/.test(name) && parts.length > 1 && parts[0] === word
          : parts.some((part) => part === word || part === `${word}s`)
        return found && !except?.test(name)
      })
      .map((name) => `${file}: ${name} says ${word}; the word is ${instead} (STYLE.md, glossary)`),
  )
}
