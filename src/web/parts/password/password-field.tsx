import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { controlLook, Field, type FieldTexts } from '../../ui/field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'type' | 'about'> & {
    /** What is typed, to be judged while typing; left out: not judged. */
    strengthFor?: string | undefined
    /** What is known of the person: a password made of it is weak. */
    about?: readonly string[]
  }

/** A password that can be shown. It stays hidden until asked for, and is sent hidden or not alike. */
export function PasswordField({ label, hint, error, optional, className, strengthFor, about, ...input }: Props) {
  const t = useTexts('security')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className={className}>
      <Field {...{ label, hint, error, ...(optional && { optional }) }}>
        {(control) => (
          <span className="relative block">
            <input
              spellCheck={false}
              autoCapitalize="none"
              maxLength={200}
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              className={`${controlLook} pr-12`}
            />
            <button
              type="button"
              aria-pressed={shown}
              aria-label={t('showPassword')}
              title={t(shown ? 'hidePassword' : 'showPassword')}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
            >
              <Icon className="size-5" aria-hidden="true" />
            </button>
          </span>
        )}
      </Field>
      {strengthFor !== undefined && <StrengthMeter password={strengthFor} about={about ?? []} />}
    </div>
  )
}
