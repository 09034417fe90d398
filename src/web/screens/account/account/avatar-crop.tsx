import { Suspense, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { failureText, showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart, NotFetched } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast-store.ts'
import type { CropSquare } from './avatar/crop-square.ts'

const Cropper = lazyPart(() => import('./avatar/cropper.tsx'), NotFetched)

type Props = {
  file: File
  src: string
  onDone: (login: string) => void
  /** Given up; with a reason when the file is of no use. */
  onLeave: (why?: string) => void
}

/** Cuts the chosen picture and sends it with the place of the cut: the server cuts the original. */
export function AvatarCrop({ file, src, onDone, onLeave }: Props) {
  const t = useTexts('profile')
  const locale = useLocale()
  const { busy, send } = useSending()
  const [square, setSquare] = useState<CropSquare>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const save = () =>
    send(async () => {
      try {
        const { AvatarLogin } = await api('PUT /api/account/avatar', { file, ...(square && { query: square }) })
        notify('good', t('avatarDone'))
        onDone(AvatarLogin)
      } catch (error) {
        showFailure(error, locale)
        // Another file is needed; after anything else the same one may be sent again.
        if (error instanceof ApiProblem && error.of('file')) onLeave(failureText(error, locale))
      }
    })
  return (
    <div className="mt-5 border-line border-t pt-5">
      <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
        {t('cropTitle')}
      </h3>
      <p className="mt-1 mb-4 text-sm text-muted">{t('cropText')}</p>
      <Suspense fallback={<Skeleton className="h-88 sm:h-96" />}>
        <Cropper
          src={src}
          texts={{ area: t('cropArea'), zoom: t('cropZoom') }}
          onChange={setSquare}
          onUnreadable={() => onLeave(t('avatarUnreadable'))}
        />
      </Suspense>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void save()}>
          {t('cropSave')}
        </Button>
        <Button variant="quiet" onClick={() => onLeave()}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
