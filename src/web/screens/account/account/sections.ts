import { useState } from 'react'
import { useLocation } from 'react-router'

/** R08, in the order of the specification. Each is reached by `/account#name`. */
export const SECTIONS = ['data', 'shipping', 'invoice', 'avatar', 'password', 'delete'] as const
export type Section = (typeof SECTIONS)[number]

/** The section of an address; null when it names none, undefined when its hash means something else (a jump to the content). */
export function sectionOf(hash: string): Section | null | undefined {
  if (hash === '' || hash === '#') return null
  return SECTIONS.find((section) => `#${section}` === hash)
}

/** `chosen`: the address names it. Else the first one is shown where there is room beside the list. */
export function useSection(): { section: Section; chosen: boolean } {
  const named = sectionOf(useLocation().hash)
  const [last, setLast] = useState<Section | null>(named ?? null)
  if (named !== undefined && named !== last) setLast(named)
  const current = named === undefined ? last : named
  return { section: current ?? 'data', chosen: current !== null }
}
