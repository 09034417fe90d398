import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { serverLoader } from '../../loading.ts'
import { filledContext, plainCartContext } from '../../request-context.ts'
import { CartFrame } from './cart/cart-frame.tsx'
import { LiveCart } from './cart/live-cart.tsx'
import { loadPlain } from './cart/plain/load-plain.ts'
import type { PlainPage } from './cart/plain/plain-page.ts'
import { PlainPlace } from './cart/plain/plain-place.tsx'

/** The cart of a guest, which a cookie names; nothing for everybody else. */
export const loader = ({ context, ...args }: LoaderFunctionArgs): Promise<PlainPage | null> => {
  const own = { key: context.get(plainCartContext)?.key, filled: context.get(filledContext) }
  return serverLoader((load) => loadPlain(load, own))({ context, ...args })
}
/** Null: nothing was drawn, the page was come to by scripts. */
export const clientLoader = async (): Promise<PlainPage | null> => null

/**
 * R13: what is in the cart, how it travels, who buys. The server draws a guest's cart as scripts go on with it, and beside it the forms of browsers without
 * them; every other cart is asked for by the browser. A form that somebody fills in stays as it is when scripts come late.
 */
export default function CartScreen() {
  const page = useLoaderData<typeof clientLoader>()
  if (!page?.isOrder || !page.cart) return <LiveCart page={page} />
  return (
    <CartFrame page={page} inProgress>
      <PlainPlace page={page} cart={page.cart} />
    </CartFrame>
  )
}
