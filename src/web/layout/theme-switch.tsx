import { SunMoon } from 'lucide-react'
import { THEME_KEY } from '../boot/theme.ts'
import { writeItem } from '../session/storage.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { IconButton } from '../ui/icon-button.tsx'

/** From light to dark and back. Until it is used the page follows the system; the choice is kept on this device. */
export function ThemeSwitch() {
  const t = useTexts('shell')
  const toggle = () => {
    const root = document.documentElement
    const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    const next = dark ? 'light' : 'dark'
    root.dataset.theme = next
    writeItem('localStorage', THEME_KEY, next)
  }
  return (
    <IconButton label={t('theme')} onClick={toggle}>
      <SunMoon className="size-5" aria-hidden="true" />
    </IconButton>
  )
}
