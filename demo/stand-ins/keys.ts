import { standInKeys } from '../../src/domains/payments/index.ts'
import type { Deps } from '../../src/platform/deps.ts'
import type { PayPalKeys } from './paypal/webhooks.ts'
import type { P24Keys } from './przelewy24/przelewy24.ts'
import type { StripeKeys } from './stripe/stripe.ts'

export type DemoKeys = { stripe: StripeKeys; paypal: PayPalKeys; przelewy24: P24Keys }

/** Keys of the stand-ins: of this installation alone, and the same at every start. Nobody who knows this program knows them. */
export function demoKeys({ secrets }: Pick<Deps, 'secrets'>): DemoKeys {
  const key = (name: string) => secrets.hash(`stand-in ${name}`).toString('hex').slice(0, 32)
  return {
    stripe: {
      publishableKey: `pk_test_demo${key('stripe publishable')}`,
      secretKey: `sk_test_demo${key('stripe secret')}`,
      webhookSecret: `whsec_demo${key('stripe webhook')}`,
    },
    paypal: {
      clientId: `demo-${key('paypal client')}`,
      clientSecret: `demo-${key('paypal secret')}`,
      webhookId: `demo-${key('paypal webhook')}`,
    },
    // The stand-in knows one shop.
    przelewy24: { shopId: '12345', apiKey: key('przelewy24 api'), crcKey: key('przelewy24 crc') },
  }
}

/** An account that no bank has; its holder says on every page and in every mail what it is. */
const DEMO_ACCOUNT = {
  accountHolder: 'SANDBOX Obieg Demo (no money, nie przelewaj)',
  bankName: 'SANDBOX Bank',
  ibanPLN: 'PL74000000000000000000000001',
  transferDays: '5',
}

/** Lets a demo offer all providers, by its own stand-ins, where nobody entered other keys. */
export async function enterDemoKeys(deps: Deps): Promise<void> {
  const keys = demoKeys(deps)
  for (const provider of ['stripe', 'paypal', 'przelewy24'] as const) {
    await standInKeys.enterStandInKeys(deps, provider, keys[provider])
  }
  await standInKeys.enterStandInKeys(deps, 'bank-transfer', DEMO_ACCOUNT)
}
