import { pagesOf } from './page-rows.ts'

export const account = pagesOf(
  'account/',
  { access: 'public', texts: ['account'] },
  {
    register: ['register', 'register', { access: 'guestOnly' }],
    auth: ['auth', 'auth', { access: 'guestOnly' }],
    verify: ['verify', 'verify'],
    forgot: ['forgot', 'forgot', { access: 'guestOnly' }],
    resetPassword: ['reset-password', 'reset-password'],
    confirmEmail: ['confirm-email', 'confirm-email'],
    unsubscribe: ['unsubscribe', 'unsubscribe'],
    messages: ['messages', 'messages', { access: 'signedIn', texts: ['messages', 'admin', 'panel'] }],
    account: ['account', 'account', { access: 'signedIn' }],
    savedSearches: ['saved-searches', 'saved-searches', { access: 'signedIn', texts: ['wishes', 'account'] }],
    notices: ['notices', 'notices', { access: 'signedIn', texts: ['noticeList'] }],
    noticeChoices: ['notices/settings', 'notice-choices', { access: 'signedIn', texts: ['noticeList'] }],
  },
)
