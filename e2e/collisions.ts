import type { Page } from 'playwright-core'

/** Pixels that lines of text and pictures may share: edges of letters do. */
const SHARED = 5

/**
 * Words of a page's content that stand on a picture or on other words, as they do where a layout breaks. What is laid over something on purpose (a mark on a
 * picture, a bar that stays in sight) is positioned, and left out.
 */
export function collisionsOn(page: Page): Promise<string[]> {
  return page.evaluate((shared) => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    type Placed = { words: string; box: Box; node: Node }
    const main = document.querySelector('main')
    const isLaidOver = (from: Element) => {
      for (let one: Element | null = from; one && one !== main; one = one.parentElement)
        if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
      return false
    }
    /** What is left of a box where something around it cuts off what stands out. */
    const cut = (box: Box, around: Element): Box => {
      let { left, right, top, bottom } = box
      for (let one: Element | null = around; one && one !== main; one = one.parentElement) {
        if (getComputedStyle(one).overflow === 'visible') continue
        const edge = one.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      return { left, right, top, bottom }
    }
    const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const pictures = [...(main?.querySelectorAll('img') ?? [])].flatMap((one): Placed[] => {
      const box = cut(one.getBoundingClientRect(), one)
      return isSeen(one) ? [{ words: 'a picture', box, node: one }] : []
    })
    const lines: Placed[] = []
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [parent, words] = [node.parentElement, node.nodeValue?.trim()]
      if (!parent || !words || parent.closest('script, style, select, option, svg, pre, .sr-only, dialog')) continue
      if (!isSeen(parent) || isLaidOver(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ words: words.slice(0, 40), box: cut(box, parent), node })
    }
    // What is cut off at its end has the box of its dots, too.
    const meet = ({ box: a, node }: Placed, { box: b, node: other }: Placed) =>
      node !== other &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > shared &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > shared
    const found = lines.flatMap((line, index) =>
      [...pictures, ...lines.slice(index + 1)].flatMap((other) =>
        meet(line, other) ? [`"${line.words}" stands on "${other.words}"`] : [],
      ),
    )
    return [...new Set(found)].slice(0, 5)
  }, SHARED)
}
