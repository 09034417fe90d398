import { Monitor, Moon, Sun, SunMoon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { THEME_KEY } from '../boot/theme.ts'
import { readItem, writeItem } from '../session/storage.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { cx } from '../ui/cx.ts'
import { Popover } from '../ui/popover.tsx'

const choices = [
  { theme: null, key: 'themeSystem', Icon: Monitor },
  { theme: 'light', key: 'themeLight', Icon: Sun },
  { theme: 'dark', key: 'themeDark', Icon: Moon },
] as const

/** Light, dark, or as the system has it. Kept on this device. */
export function ThemeSwitch() {
  const t = useTexts('shell')
  const [theme, setTheme] = useState<string | null>(null)
  useEffect(() => setTheme(readItem('localStorage', THEME_KEY)), [])
  const choose = (next: 'light' | 'dark' | null) => {
    writeItem('localStorage', THEME_KEY, next)
    if (next) document.documentElement.dataset.theme = next
    else delete document.documentElement.dataset.theme
    setTheme(next)
  }
  return (
    <Popover
      label={t('theme')}
      triggerClassName="inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken"
      trigger={<SunMoon className="size-5" aria-hidden="true" />}
    >
      <ul>
        {choices.map(({ theme: value, key, Icon }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={theme === value}
              onClick={() => choose(value)}
              className={cx(
                'flex min-h-10 w-full items-center gap-2.5 rounded-md px-3 text-left text-sm hover:bg-sunken',
                theme === value && 'font-semibold',
              )}
            >
              <Icon className="size-4" aria-hidden="true" />
              {t(key)}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
