// All that a page fills in once it knows who looks: one file, fetched after the page.
export { Heart } from './heart.tsx'
export { OwnLinks } from './own-links.tsx'
export { RecentRow } from './recent-row.tsx'
