import { createContext, useContext } from 'react'
import type { PlainPage } from './plain/plain-page.ts'

/** What the server has read for the page that it drew, so that nothing is asked for twice. */
type Drawn = Pick<PlainPage, 'points' | 'terms' | 'providers'>

export const DrawnContext = createContext<Drawn | null>(null)

/** Null on a page that the server did not draw. */
export const useDrawn = (): Drawn | null => useContext(DrawnContext)
