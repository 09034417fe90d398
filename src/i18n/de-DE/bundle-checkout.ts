import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { payment } from './payment.ts'

/** Texts of the cart, the checkout and the payment pages: loaded with their screens. */
export const texts = { cart, checkout, payment }
