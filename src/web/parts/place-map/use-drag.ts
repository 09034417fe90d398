import { type PointerEvent, useRef } from 'react'
import type { Point } from './view.ts'

type Handlers = {
  onMove: (by: Point) => void
  /** Let go without having moved: a click at this point of the window. */
  onClick?: (event: PointerEvent<HTMLElement>) => void
  onEnd?: () => void
}

/** Pixels that a finger may tremble without dragging. */
const TREMBLE = 4

/** Dragging by mouse, pen or one finger. */
export function useDrag({ onMove, onClick, onEnd }: Handlers) {
  const drag = useRef<{ x: number; y: number; id: number; moved: boolean } | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, id: event.pointerId, moved: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = drag.current
      if (!from || from.id !== event.pointerId) return
      const by = { x: event.clientX - from.x, y: event.clientY - from.y }
      if (!from.moved && Math.hypot(by.x, by.y) < TREMBLE) return
      drag.current = { x: event.clientX, y: event.clientY, id: from.id, moved: true }
      onMove(by)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = drag.current
      if (!from || from.id !== event.pointerId) return
      drag.current = null
      if (from.moved) onEnd?.()
      else onClick?.(event)
    },
    onPointerCancel() {
      drag.current = null
    },
  }
}
