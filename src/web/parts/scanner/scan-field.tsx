import { Camera as CameraIcon } from 'lucide-react'
import { type FormEvent, type RefObject, Suspense, useState } from 'react'
import type { Translate } from '../../texts/registry.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart, NotFetched } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readScan, type Scan } from './read-scan.ts'

const Camera = lazyPart(() => import('./camera.tsx'), NotFetched)

type Props = {
  label: string
  hint: string
  busy?: boolean
  /** Undefined: it was understood; else what is wrong, in words. */
  onScan: (scan: Scan, text: string) => string | undefined
  /** For those who put the focus back. */
  place?: RefObject<HTMLFormElement | null>
  action: string
}

/** A wrong check digit is told at once, before anybody is asked. */
export function scanProblem(scan: Scan, t: Translate<'bench'>): string | undefined {
  if (scan.read === 'wrongImei') return t('wrongImei')
  return scan.read === 'unknown' ? t('scanUnknown') : undefined
}

/** IMEI, serial number, our code or its QR: typed, typed by a hand scanner, or seen by the camera. */
export function ScanField({ label, hint, busy, onScan, place, action }: Props) {
  const t = useTexts('bench')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [camera, setCamera] = useState(false)
  const take = (text: string) => {
    const scan = readScan(text)
    const wrong = scanProblem(scan, t) ?? onScan(scan, text.trim())
    setProblem(wrong)
    setTyped(wrong ? text : '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') take(typed)
  }
  return (
    <form ref={place} noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-56 flex-1"
          label={label}
          name="scan"
          value={typed}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" busy={busy ?? false}>
          {action}
        </Button>
        <Button variant="secondary" aria-expanded={camera} onClick={() => setCamera(!camera)}>
          <CameraIcon className="size-5" aria-hidden="true" />
          {t('camera')}
        </Button>
      </div>
      <p className="mt-1.5 text-muted text-xs">{hint}</p>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      {camera && (
        <Suspense fallback={<Skeleton className="mt-3 aspect-4/3" />}>
          <Camera t={t} onText={take} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </form>
  )
}
