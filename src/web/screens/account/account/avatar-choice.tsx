import { Check } from 'lucide-react'
import type { TextKey } from '../../../texts/registry.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Avatar } from './avatar/avatar.tsx'
import type { Preset } from './avatar/presets.tsx'

const NAMES: Record<Preset, TextKey<'profile'>> = {
  'preset-1': 'avatarRing',
  'preset-2': 'avatarMountain',
  'preset-3': 'avatarWaves',
  'preset-4': 'avatarArch',
  'preset-5': 'avatarDiamond',
  'preset-6': 'avatarLeaf',
  'preset-7': 'avatarDots',
  'preset-8': 'avatarSun',
}

type Props = { current: string; own: string | null; onChoose: (login: string) => void }

/** All there is to choose from; the one in use is marked. Choosing takes effect at once. */
export function AvatarChoice({ current, own, onChoose }: Props) {
  const t = useTexts('profile')
  const choices = [
    ...(own ? [{ login: own, name: t('avatarOwn') }] : []),
    ...Object.entries(NAMES).map(([login, name]) => ({ login, name: t(name) })),
  ]
  return (
    <Panel title={t('avatarChoice')}>
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {choices.map(({ login, name }) => (
          <li key={login}>
            <button
              type="button"
              aria-label={name}
              aria-pressed={login === current}
              title={name}
              onClick={() => login !== current && onChoose(login)}
              className={cx(
                'relative block rounded-full border-2 p-1 transition-colors',
                login === current ? 'border-accent' : 'border-transparent hover:border-edge',
              )}
            >
              <Avatar login={login} size={56} />
              {login === current && (
                <span className="absolute right-0 bottom-0 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
                  <Check className="size-4" aria-hidden="true" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
