import { type RefObject, useEffect, useRef, useState } from 'react'
import { codeDetector } from './detect-codes.ts'

/** Pause between two looks. */
const EACH_MS = 160
/** The same code in front of the camera is one scan for so long. */
const SAME_MS = 3000

export type CameraState = 'starting' | 'looking' | 'refused' | 'none' | 'failed'

const reasonOf = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed'
}

function stop(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop()
}

/** Looks for codes through the camera as long as the page shows it. Nothing of the picture leaves the device. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onText: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const latest = useRef(onText)
  latest.current = onText
  useEffect(() => {
    let over = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const seen = new Map<string, number>()
    const look = async () => {
      // Pages over plain HTTP have no camera at all.
      if (!navigator.mediaDevices) return setState('none')
      const [camera, detect] = await Promise.all([
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } }),
        codeDetector(),
      ])
      stream = camera
      const element = video.current
      if (over || !element) return stop(camera)
      element.srcObject = camera
      await element.play()
      setState('looking')
      const again = async () => {
        for (const text of element.videoWidth > 0 ? await detect(element).catch((): string[] => []) : []) {
          const now = performance.now()
          const isNew = now - (seen.get(text) ?? Number.NEGATIVE_INFINITY) > SAME_MS
          seen.set(text, now)
          if (isNew && !over) latest.current(text)
        }
        if (!over) timer = setTimeout(again, EACH_MS)
      }
      await again()
    }
    look().catch((error: unknown) => {
      if (!over) setState(reasonOf(error))
    })
    return () => {
      over = true
      clearTimeout(timer)
      if (stream) stop(stream)
    }
  }, [video])
  return state
}
