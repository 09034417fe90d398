import { type DragEvent, useEffect, useState } from 'react'

const hasFiles = ({ types }: DataTransfer) => types.includes('Files')

/**
 * Files dropped on an element. `over`: files are above it now. Files that miss it do not open in place of the page, where they would take
 * everything typed with them.
 */
export function useDrop(enabled: boolean, take: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer) || event.defaultPrevented) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', hold)
    addEventListener('drop', hold)
    return () => {
      removeEventListener('dragover', hold)
      removeEventListener('drop', hold)
    }
  }, [])
  const drop = {
    onDragOver(event: DragEvent) {
      if (!enabled || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      // Over to something inside is not away.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      if (!enabled || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      take([...event.dataTransfer.files])
    },
  }
  return { over, drop }
}
