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
    order: ['order/:key', 'order', { more: ['productSafety', 'purchases', 'refunds', 'returns'] }],
    userOrders: ['userorders', 'user-orders', { access: 'signedIn', more: ['purchases', 'returns'] }],
    findOrder: ['find-order', 'find-order', { texts: ['purchases'] }],
    returnWithdraw: ['order/:key/withdraw/:number', 'return-withdraw', { more: ['returns'] }],
    returnNew: ['order/:key/return/:number', 'return-new', { more: ['returns'] }],
    returnCase: ['order/:key/cases/:caseId', 'return-case', { more: ['returns'] }],
    review: ['review/:key', 'review', { texts: ['reviewWork', 'reviews'] }],
  },
)
