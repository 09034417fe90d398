import { pagesOf } from './page-rows.ts'

export const checkout = pagesOf(
  'checkout/',
  { access: 'public', texts: ['checkout'] },
  {
    cart: ['cart', 'cart'],
    paymentSelection: ['payment-selection', 'payment-selection'],
    paymentSuccess: ['payment/success', 'payment-success'],
    paymentCancel: ['payment/cancel', 'payment-cancel'],
    paymentIncomplete: ['payment/incomplete', 'payment-incomplete'],
    paymentTransfer: ['payment/transfer', 'payment-transfer'],
    confirmOrder: ['confirm-order', 'confirm-order'],
    order: ['order/:key', 'order', { more: ['refunds'] }],
  },
)
