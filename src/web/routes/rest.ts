import { pagesOf } from './page-rows.ts'

/** Pages whose function comes later share a screen that says so. */
export const later = pagesOf(
  '',
  { access: 'public', texts: [], description: 'laterText' },
  {
    contact: ['contact', 'not-available'],
    messages: ['messages', 'not-available', { access: 'signedIn' }],
  },
)

export const notFound = pagesOf('', { access: 'public', texts: [] }, { notFound: ['*', 'not-found'] })
