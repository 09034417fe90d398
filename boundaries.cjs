// Who may import whom. The floors ARE the architecture: a domain may import only the index.ts of
// a domain on a lower floor. Everything here is an error; there is no list of exceptions.
const floors = [
  ['settings', 'audit', 'places', 'ratings'],
  ['mail', 'exchange-rates', 'terms'],
  ['accounts'],
  ['companies', 'address-book', 'notices'],
  ['api-keys', 'approval', 'branding'],
  ['team', 'shops', 'categories'],
  ['stock', 'shipping', 'payments', 'ledger'],
  ['pricing', 'units', 'product-safety'],
  ['products', 'commission'],
  ['product-list', 'product-sync', 'search-language', 'site', 'feeds'],
  ['search', 'cart', 'orders'],
  ['documents', 'payouts', 'chargebacks', 'reviews', 'tracking', 'messages', 'wishes'],
  ['checkout', 'imports', 'fulfilment', 'moderation', 'tax-reports'],
  ['insights', 'reconciliation', 'refunds', 'labels', 'recalls'],
  ['returns', 'cash-on-delivery'],
  ['page-texts'],
  ['privacy', 'order-mails'],
  ['desk'],
]
const domain = '^src/domains/([^/]+)/'
const test = String.raw`\.test\.tsx?$`

const floorRules = floors.map((names, floor) => ({
  name: `floor-${floor}-looks-down-only`,
  comment: `${names.join(', ')} may import only domains below; upward news travels as an event`,
  severity: 'error',
  from: { path: `^src/domains/(${names.join('|')})/`, pathNot: test },
  to: { path: `^src/domains/(?!$1/)(${floors.slice(floor).flat().join('|')})/` },
}))

// The rooms of the web, from the ground up: each may use those before it.
const webFloors = ['texts', 'ui', 'session', 'boot', 'parts', 'layout', 'screens']
const webRules = webFloors.map((name, floor) => ({
  name: `web-${name}-looks-down-only`,
  comment: `${name} may use only ${webFloors.slice(0, floor).join(', ') || 'nothing of the other rooms'}`,
  severity: 'error',
  from: { path: `^src/web/${name}/`, pathNot: test },
  to: { path: `^src/web/(${[...webFloors.slice(floor + 1), 'root'].join('|')})[/.]` },
}))

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: [test, String.raw`\.d\.ts$`, '^src/web/(entry|root|routes)'] },
      to: {},
    },
    ...floorRules,
    {
      name: 'unplaced-domain',
      comment: 'every domain stands on a floor',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: `^src/domains/(?!(${floors.flat().join('|')})/)` },
    },
    {
      name: 'through-the-door',
      comment: 'another domain is entered by its index.ts (contract.ts for types, rules/index.ts from pure rules)',
      severity: 'error',
      from: { path: domain },
      to: { path: domain, pathNot: ['^src/domains/$1/', String.raw`/(index|contract)\.ts$`] },
    },
    {
      name: 'door-not-from-inside',
      comment: 'a barrel imported from inside is how circles begin',
      severity: 'error',
      from: { path: domain, pathNot: test },
      to: { path: String.raw`^src/domains/$1/index\.ts$` },
    },
    {
      name: 'door-holds-no-code',
      comment: 'index.ts only names what the domain offers',
      severity: 'error',
      from: { path: String.raw`^src/domains/([^/]+)/index\.ts$` },
      to: { pathNot: '^src/domains/$1/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'rules: data in, data out',
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/rules/', pathNot: test },
      to: {
        pathNot: [
          '^src/domains/$1/rules/',
          String.raw`/rules/index\.ts$`,
          String.raw`/contract\.ts$`,
          '^src/values/',
          // What is known of a carrier is data.
          String.raw`^src/domains/$1/carriers/(list|descriptor|accounts?|carrier|incidents|incident-reasons)\.ts$`,
        ],
      },
    },
    {
      name: 'contract-is-universal',
      comment: 'read by server and browser alike',
      severity: 'error',
      from: { path: String.raw`^src/domains/.+/contract\.ts$` },
      to: { pathNot: [String.raw`/contract\.ts$`, '/rules/', '^src/values/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'only-stores-touch-sql',
      comment: 'types of the database may be named anywhere; statements live in store',
      severity: 'error',
      from: { path: '^src/domains/', pathNot: [String.raw`/store(/|\.ts$)`, test] },
      to: { path: ['^src/platform/db/', '(^|/)node_modules/(kysely|pg)/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-stays-at-the-edge',
      comment: 'only http.ts speaks HTTP',
      severity: 'error',
      from: { path: '^src/domains/', pathNot: [String.raw`/http\.ts$`, '/adapters/', test] },
      to: { path: ['^src/platform/http/', '(^|/)node_modules/hono/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'adapters-alone-call-outside',
      comment: 'what an outside service is asked stands in adapters/, or in the folder of a provider or carrier',
      severity: 'error',
      from: { path: '^src/domains/', pathNot: ['/(adapters|providers|carriers)/', test] },
      to: { path: '^src/platform/outbound/' },
    },
    {
      name: 'http-not-to-store',
      comment: 'a route asks a verb, never a table',
      severity: 'error',
      from: { path: String.raw`^src/domains/[^/]+/http\.ts$` },
      to: { path: String.raw`/store(/|\.ts$)` },
    },
    {
      name: 'web-knows-only-contracts',
      severity: 'error',
      from: { path: '^src/web/', pathNot: test },
      to: {
        path: ['^src/(platform|market|main|pages)', '^src/domains/'],
        pathNot: [String.raw`/contract\.ts$`, '/rules/'],
      },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^src/(platform|domains|values|i18n)/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      from: { path: '^src/(platform|values|i18n)/', pathNot: test },
      to: { path: '^src/(domains|web|market|main|pages)' },
    },
    {
      name: 'values-stand-alone',
      severity: 'error',
      from: { path: '^src/values/', pathNot: test },
      to: { pathNot: ['^src/values/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'words-stand-alone',
      comment: 'translations import nothing but values',
      severity: 'error',
      from: { path: '^src/i18n/', pathNot: test },
      to: { pathNot: '^src/(i18n|values)/' },
    },
    ...webRules,
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: test },
      to: { path: '^src/domains/' },
    },
    {
      name: 'screens-are-neighbours',
      comment: 'what two screens share is a part',
      severity: 'error',
      from: { path: '^src/web/screens/([^/]+)/' },
      to: { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
    },
    {
      name: 'stand-ins-are-the-demos',
      comment: 'what takes no money is opened with a demo, in one place, and reached by nothing else of the product',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, String.raw`^src/start/run-market\.ts$`] },
      to: { path: '^demo/stand-ins/' },
    },
    {
      name: 'product-never-imports-its-tests',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: test },
      to: { path: '^(test|e2e|bench|tools)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)node_modules/(?!zod|hono|kysely|pg/)', '^build/'] },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
