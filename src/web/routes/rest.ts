import { pagesOf } from './page-rows.ts'

/** Pages whose function comes later share a screen that says so. */
export const later = pagesOf(
  '',
  { access: 'public', texts: [], description: 'laterText' },
  {
    userOrders: ['userorders', 'not-available', { access: 'signedIn' }],
    contact: ['contact', 'not-available'],
    messages: ['messages', 'not-available', { access: 'signedIn' }],
    allOrders: ['all-orders', 'not-available', { access: 'operator' }],
  },
)

export const notFound = pagesOf('', { access: 'public', texts: [] }, { notFound: ['*', 'not-found'] })
