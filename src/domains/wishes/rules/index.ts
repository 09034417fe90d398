export { MOST_FAVOURITES } from './most-favourites.ts'
