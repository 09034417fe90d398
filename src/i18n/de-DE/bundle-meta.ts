import { meta } from './meta.ts'

/** Titles and descriptions: the first page brings its own, later ones are found here. */
export const texts = { meta }
