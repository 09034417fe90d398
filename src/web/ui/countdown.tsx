import { useEffect, useState } from 'react'

type Props = {
  /** ISO times of the server: the end and its present. The visitor's clock only measures what passes. */
  until: string
  now: string
  onEnd?: () => void
  className?: string
}

function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 1 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Minutes and seconds left, with hours from two of them on. Readers are not interrupted every second: it is a timer. */
export function Countdown({ until, now, onEnd, className }: Props) {
  const total = Date.parse(until) - Date.parse(now)
  const [left, setLeft] = useState(total)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => {
      const rest = total - (performance.now() - start)
      setLeft(rest)
      if (rest <= 0) {
        clearInterval(timer)
        onEnd?.()
      }
    }, 1000)
    return () => clearInterval(timer)
  }, [total, onEnd])
  return (
    <time role="timer" dateTime={until} className={`numbers ${className ?? ''}`}>
      {clock(left)}
    </time>
  )
}
