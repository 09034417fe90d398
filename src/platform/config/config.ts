import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { MEGABYTE } from '../../values/megabytes.ts'
import { verticalNames } from '../../verticals/names.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

/** A PostgreSQL URI: with a host, or as libpq takes it with a socket folder (`postgres:///db?host=/run/postgresql`, `postgres://user@/db?…`). */
const databaseUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/')),
    'not a postgres:// address',
  )

/** `name=address,name=address`, each address without a slash at the end. */
function readAddresses(text: string, context: z.core.$RefinementCtx<string>): Readonly<Record<string, string>> {
  const pairs = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const read = pairs.map((pair) => {
    const [name = '', address = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const url = /^https?:\/\/\S+$/.test(address) ? URL.parse(address) : null
    if (!url || !/^[a-z0-9]+$/.test(name) || url.search || url.hash) {
      context.addIssue('not name=address pairs with commas between them, like stripe=https://pay.example')
    }
    return [name, address.replace(/(?<!\/)\/+$/, '')] as const
  })
  return Object.fromEntries(read)
}

/** Every environment variable the program reads; the table in docs/configuration.md is checked against it. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Address people see in their browser; links in mails, sitemap and canonical use it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Megabytes that stay free on the disk of DATA_DIR: below, nothing is written any more. */
  MIN_FREE_MB: z.coerce.number().int().min(0).max(1_000_000_000).default(100),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Connections with which jobs work, apart from those of requests. */
  WORKER_POOL: z.coerce.number().int().min(2).max(200).default(10),
  ROLES: z
    .string()
    .default('web,worker')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'worker'])).min(1)),
  /** Seconds after a signal to stop for which everything is still answered, while `/readyz` sends traffic elsewhere. */
  STOP_GRACE: z.coerce.number().min(0).max(120).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Demo market: loaded at the first start, ribbon shown, sandbox payments allowed. */
  DEMO: flag.default(true),
  /** The demo may be reached by others: everybody knows the password of its operator. */
  PUBLIC_DEMO: flag.default(false),
  /** Offer the sandbox provider. Follows DEMO unless said. */
  SANDBOX_PAYMENTS: flag.optional(),
  /** A market that is no demo may let everybody buy without paying. */
  SANDBOX_IN_PRODUCTION: flag.default(false),
  /** Where the sandbox provider is reached; needed by a process that runs jobs and does not serve. */
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Addresses of payment providers instead of their own: `stripe=https://…,paypal=https://…`. */
  PAYMENT_URLS: z.string().default('').transform(readAddresses),
  /** Addresses of carriers instead of their own: `inpost=https://…`. */
  CARRIER_URLS: z.string().default('').transform(readAddresses),
  /** InPost's list of lockers; nobody is asked without a token. */
  INPOST_POINTS_URL: z.url({ protocol: /^https?$/ }).default('https://api.inpost.pl'),
  INPOST_POINTS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4096}$/, 'letters and signs without spaces')
    .optional(),
  /** Who checks signatures of PayPal's webhooks: this program with PayPal's certificate, or PayPal itself when asked. */
  PAYPAL_WEBHOOK_CHECK: z.enum(['certificate', 'paypal']).default('certificate'),
  /** Addresses and networks from which notifications of Przelewy24 are taken; from any when empty. */
  PRZELEWY24_ADDRESSES: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((ranges) => ranges.every((one) => ipaddr.isValid(one) || ipaddr.isValidCIDR(one)), {
      message: 'not addresses and networks with commas between them, like 5.252.202.255,193.178.213.0/24',
    }),
  /** Pages of the market's application in the stores; without them the links lead to the stores themselves (B11). */
  APP_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  GOOGLE_PLAY_URL: z.url({ protocol: /^https$/ }).optional(),
  VERTICAL: z.enum(verticalNames()).default('electronics'),
  /** Minutes for which stock is held while an online payment is open or a guest has not followed the link in the mail. */
  HOLD_MINUTES: z.coerce.number().min(0.01).max(1440).default(30),
  /** Minutes before the end of that time at which a buyer who has not paid is reminded; 0: not at all. */
  PAY_REMINDER_MINUTES: z.coerce.number().int().min(0).max(1440).default(10),
  /** Days after delivery at which a buyer is asked for a review; 0: nobody is asked. */
  REVIEW_MAIL_DAYS: z.coerce.number().int().min(0).max(365).default(7),
  /** Days after a parcel's end after which its label says no more for whom it was. */
  MESSAGE_DAYS: z.coerce.number().int().min(90).max(3650).default(1095),
  MESSAGE_MAIL_MINUTES: z.coerce.number().int().min(1).max(1440).default(15),
  LABEL_DATA_DAYS: z.coerce.number().int().min(30).max(3650).default(180),
  /** Days for which people find what they were told of under their notices. */
  NOTICE_DAYS: z.coerce.number().int().min(7).max(3650).default(180),
  /** Largest number of cached pages; 0 turns the page cache off. */
  PAGE_CACHE: z.coerce.number().int().min(0).max(1_000_000).default(2000),
  /** Requests of one network in a minute that are not answered from memory; 0: no limit. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).max(10_000_000).default(3000),
  /** Days for which payouts to a company wait after its bank data were changed. */
  PAYOUT_HOLD_DAYS: z.coerce.number().int().min(0).max(60).default(7),
  /** Number of own proxies before the program: who calls is read from X-Forwarded-For behind them. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Seals what must not lie in the database in clear. Made and kept in the data directory unless given. */
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits')
    .optional(),
  /** `smtp://user:password@host:587`; without it mail waits in the operator's outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Obieg <no-reply@localhost>'),
  /** The first operator, created when no account has this address yet. */
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PASSWORD: z.string().min(12).optional(),
  /** Registers of companies: Polish white list of VAT payers, EU VAT numbers (VIES). `off`: not asked. */
  WHITE_LIST_URL: z.union([z.url({ protocol: /^https?$/ }), z.literal('off')]).default('https://wl-api.mf.gov.pl'),
  VIES_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('off')])
    .default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  /** The state's system for invoices (KSeF): where it is reached, and where codes on invoices lead. The one for trying out has no address until told. */
  KSEF_URL: z.url({ protocol: /^https?$/ }).default('https://api.ksef.mf.gov.pl/v2'),
  KSEF_QR_URL: z.url({ protocol: /^https?$/ }).default('https://qr.ksef.mf.gov.pl'),
  KSEF_TEST_URL: z.url({ protocol: /^https?$/ }).optional(),
  KSEF_TEST_QR_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Addresses of carriers' tracking pages, `{"dpd": "https://…{number}"}`, over those that are known. */
  TRACKING_LINKS: z
    .string()
    .default('{}')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue('not JSON')
        return z.NEVER
      }
    })
    .pipe(z.record(z.string(), z.string().regex(/^https?:\/\/[^\s{]+\{number\}\S*$/, 'an address with {number}'))),
  /** Milliseconds to wait for a register. */
  REGISTER_TIMEOUT: z.coerce.number().int().min(100).max(30_000).default(4000),
  /** Imports may fetch pictures from addresses of private networks, too. */
  PRIVATE_PICTURES: flag.default(false),
  /** Who turns addresses into positions: the lists of places that come with the program, or a service outside. */
  GEOCODER: z.enum(['offline', 'nominatim', 'photon', 'google']).default('offline'),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  GEOCODER_KEY: z.string().min(1).optional(),
  /** Days for which its answers are kept; 0: not at all. */
  GEOCODER_CACHE_DAYS: z.coerce.number().int().min(0).max(365).optional(),
  /** Style of a map with streets (MapLibre), from a tile server of one's choice. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
})

/** Links in mails must not follow the Host header of whoever asked for the mail. */
const checked = environment
  .refine((value) => !value.SMTP_URL || value.PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'needed with SMTP_URL: mails carry links to it',
  })
  .refine((value) => value.GEOCODER !== 'google' || value.GEOCODER_KEY, {
    path: ['GEOCODER_KEY'],
    message: 'needed with GEOCODER=google',
  })
  .refine(
    ({ ROLES, SANDBOX_URL, ...value }) =>
      ROLES.includes('web') || SANDBOX_URL || !(value.SANDBOX_PAYMENTS ?? value.DEMO),
    {
      path: ['SANDBOX_URL'],
      message:
        'needed with ROLES=worker and sandbox payments: where a process with the role web is reached (http://127.0.0.1:3000), or set SANDBOX_PAYMENTS=false',
    },
  )

/** The services' own addresses. */
const GEOCODER_URLS = {
  nominatim: 'https://nominatim.openstreetmap.org',
  photon: 'https://photon.komoot.io',
  google: 'https://maps.googleapis.com',
}
const GEOCODER_CACHE_DAYS = 30

export type Config = ReturnType<typeof readConfig>

/** Reads and checks the environment; throws an Error that lists every wrong variable in plain words. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  // The old name: a market that is configured by it does not change its trade with an update.
  const result = checked.safeParse({ VERTICAL: given.READING, ...given })
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(
      `The configuration is wrong:\n${lines.join('\n')}\nEvery variable is explained in docs/configuration.md.`,
    )
  }
  const value = result.data
  return {
    production: value.NODE_ENV === 'production',
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir: resolve(value.DATA_DIR),
    minFreeBytes: value.MIN_FREE_MB * MEGABYTE,
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    workerPool: value.WORKER_POOL,
    roles: value.ROLES,
    stopGrace: value.STOP_GRACE,
    logLevel: value.LOG_LEVEL,
    demo: value.DEMO,
    publicDemo: value.PUBLIC_DEMO,
    sandboxInProduction: value.SANDBOX_IN_PRODUCTION,
    sandboxPayments: value.SANDBOX_PAYMENTS ?? value.DEMO,
    sandboxUrl: value.SANDBOX_URL?.replace(/(?<!\/)\/+$/, ''),
    paymentUrls: value.PAYMENT_URLS,
    carrierUrls: value.CARRIER_URLS,
    /** Undefined: the list is not asked for. */
    inpostPoints: value.INPOST_POINTS_TOKEN
      ? { url: value.INPOST_POINTS_URL.replace(/(?<!\/)\/+$/, ''), token: value.INPOST_POINTS_TOKEN }
      : undefined,
    /** Where this process runs stand-ins of payment providers and carriers, by their codes: filled when a demo opens, empty in every other market. */
    standIns: {} as Readonly<Record<string, string>>,
    przelewy24Addresses: value.PRZELEWY24_ADDRESSES,
    paypalWebhookCheck: value.PAYPAL_WEBHOOK_CHECK,
    vertical: value.VERTICAL,
    apps: { appStore: value.APP_STORE_URL ?? null, googlePlay: value.GOOGLE_PLAY_URL ?? null },
    holdMinutes: value.HOLD_MINUTES,
    payReminderMinutes: value.PAY_REMINDER_MINUTES,
    reviewMailDays: value.REVIEW_MAIL_DAYS,
    messageDays: value.MESSAGE_DAYS,
    messageMailMinutes: value.MESSAGE_MAIL_MINUTES,
    labelDataDays: value.LABEL_DATA_DAYS,
    noticeDays: value.NOTICE_DAYS,
    pageCache: value.PAGE_CACHE,
    requestsPerMinute: value.REQUESTS_PER_MINUTE,
    payoutHoldDays: value.PAYOUT_HOLD_DAYS,
    trustedProxies: value.TRUSTED_PROXIES,
    secretKey: value.SECRET_KEY,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    firstOperator:
      value.OPERATOR_EMAIL && value.OPERATOR_PASSWORD
        ? { email: value.OPERATOR_EMAIL, password: value.OPERATOR_PASSWORD }
        : undefined,
    whiteListUrl: value.WHITE_LIST_URL === 'off' ? undefined : value.WHITE_LIST_URL,
    viesUrl: value.VIES_URL === 'off' ? undefined : value.VIES_URL,
    ksef: {
      production: { url: value.KSEF_URL, qrUrl: value.KSEF_QR_URL },
      test: { url: value.KSEF_TEST_URL, qrUrl: value.KSEF_TEST_QR_URL },
    },
    registerTimeout: value.REGISTER_TIMEOUT,
    privatePictures: value.PRIVATE_PICTURES,
    /** Undefined: places are found in our own lists alone. */
    geocoder: value.GEOCODER === 'offline' ? undefined : geocoderOf(value.GEOCODER, value),
    mapStyleUrl: value.MAP_STYLE_URL,
    trackingLinks: value.TRACKING_LINKS,
  }
}

function geocoderOf(dialect: keyof typeof GEOCODER_URLS, value: z.output<typeof environment>) {
  return {
    dialect,
    url: (value.GEOCODER_URL ?? GEOCODER_URLS[dialect]).replace(/(?<!\/)\/+$/, ''),
    key: value.GEOCODER_KEY,
    // Google's terms restrict keeping answers: only who has cleared that with them turns it on.
    cacheDays: value.GEOCODER_CACHE_DAYS ?? (dialect === 'google' ? 0 : GEOCODER_CACHE_DAYS),
  }
}

export const ENVIRONMENT_VARIABLES = Object.keys(environment.shape)
