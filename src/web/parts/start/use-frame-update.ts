import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import type { SiteView } from '../../../domains/site/contract.ts'
import { paletteStyle } from '../../../values/palette.ts'
import { useRootData } from '../../use-root.ts'

/**
 * The frame around all pages is loaded once (`shouldRevalidate` in root.tsx), so that no visitor asks for it again. Only who changes the
 * configuration has to see it change: what was saved is put into the frame's data, and all is drawn anew.
 */
export function useFrameUpdate(): (site: Partial<SiteView> & Pick<SiteView, 'accent'>) => void {
  const root = useRootData()
  const { revalidate } = useRevalidator()
  return useCallback(
    ({ language, ...site }) => {
      if (!root) return
      Object.assign(root.settings, site, language && { defaultLocale: language })
      root.palette = paletteStyle(site.accent)
      void revalidate()
    },
    [root, revalidate],
  )
}
