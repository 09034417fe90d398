import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { buttonLook } from '../../../ui/button-look.ts'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AVATAR_MAX_MB, AVATAR_TYPES, checkAvatarFile } from './avatar/check-file.ts'
import { AvatarCrop } from './avatar-crop.tsx'

type Picked = { file: File; src: string }

/** A picture of one's own: chosen, cut, sent. */
export function AvatarUpload({ onDone }: { onDone: (login: string) => void }) {
  const t = useTexts('profile')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<Picked>()
  const [error, setError] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(picked?.src ?? ''), [picked])

  const leave = (why?: string) => {
    setPicked(undefined)
    setError(why)
    input.current?.focus()
  }
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // The same file may be picked again.
    event.target.value = ''
    if (!file) return
    const wrong = checkAvatarFile(file)
    setError(wrong && t(wrong === 'type' ? 'avatarType' : 'avatarSize', { max: AVATAR_MAX_MB }))
    setPicked(wrong ? undefined : { file, src: URL.createObjectURL(file) })
  }
  return (
    <Panel title={t('avatarUpload')}>
      <p id={`${id}h`} className="mb-4 text-sm text-muted">
        {t('avatarUploadText', { max: AVATAR_MAX_MB })}
      </p>
      <div className="flex flex-col gap-2">
        <label
          className={cx(
            buttonLook({ variant: 'secondary' }),
            'self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          {t('avatarPick')}
          <input
            ref={input}
            type="file"
            accept={AVATAR_TYPES.join(',')}
            aria-describedby={error ? `${id}e` : `${id}h`}
            aria-invalid={error ? true : undefined}
            onChange={pick}
            className="sr-only"
          />
        </label>
        <div role="alert">
          <FieldError id={`${id}e`} error={error} />
        </div>
      </div>
      {picked && (
        <AvatarCrop
          key={picked.src}
          file={picked.file}
          src={picked.src}
          onDone={(login) => {
            leave()
            onDone(login)
          }}
          onLeave={leave}
        />
      )}
    </Panel>
  )
}
