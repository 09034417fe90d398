import { pagesOf } from './page-rows.ts'

export const notFound = pagesOf('', { access: 'public', texts: [] }, { notFound: ['*', 'not-found'] })
