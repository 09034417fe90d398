import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { serverLoader } from '../../loading.ts'
import { filledContext, plainCartContext } from '../../request-context.ts'
import { CartFrame } from './cart/cart-frame.tsx'
import { LiveCart } from './cart/live-cart.tsx'
import { loadPlain } from './cart/plain/load-plain.ts'
import type { PlainPage } from './cart/plain/plain-page.ts'
import { PlainPlace } from './cart/plain/plain-place.tsx'

/** The cart of a browser without scripts, which a cookie names; null for everybody else. */
export const loader = ({ context, ...args }: LoaderFunctionArgs): Promise<PlainPage | null> => {
  const own = { key: context.get(plainCartContext)?.key, filled: context.get(filledContext) }
  return serverLoader((load) => loadPlain(load, own))({ context, ...args })
}
export const clientLoader = async (): Promise<PlainPage | null> => null

/**
 * R13: what is in the cart, how it travels, who buys. With scripts the frame comes from the server and the cart is asked for by the browser; without
 * them the server draws it. A form that somebody fills in stays as it is when scripts come late.
 */
export default function CartScreen() {
  const page = useLoaderData<typeof clientLoader>()
  const plain = page?.cart && <PlainPlace page={page} cart={page.cart} />
  if (!page?.isOrder || !plain) return <LiveCart page={page} plain={plain} />
  return (
    <CartFrame page={page} inProgress>
      <div className="mt-6">{plain}</div>
    </CartFrame>
  )
}
