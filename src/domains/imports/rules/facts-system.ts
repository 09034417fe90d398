import type { Facts } from './facts-processor.ts'

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/^(no os|none|brak|bez systemu|ohne.*|free ?dos|dos)$/i, 'none'],
  [/win(dows)? ?11 ?pro/i, 'windows_11_pro'],
  [/win(dows)? ?11/i, 'windows_11_home'],
  [/win(dows)? ?10 ?pro/i, 'windows_10_pro'],
  [/win(dows)? ?10/i, 'windows_10_home'],
  [/win(dows)? ?7/i, 'windows_7_pro'],
  [/chrome ?os/i, 'chrome_os'],
  [/mac ?os|os x/i, 'macos'],
  [/linux|ubuntu|debian|fedora/i, 'linux'],
  [/android/i, 'android'],
  [/\bi(pad)?os\b/i, 'ios'],
]

/** `Windows 10` → `windows_10_home`; nothing for systems that are not offered as a choice. */
export function systemFacts(text: string): Facts {
  const os = SYSTEMS.find(([pattern]) => pattern.test(text.trim()))?.[1]
  return os ? { os } : {}
}

const DEDICATED =
  /nvidia|geforce|quadro|\brtx\b|\bgtx\b|radeon (5\d\d|pro|rx|r[579]\b.{0,20}m\d)|radeon r17m|firepro|\barc a\d/i

/** `Nvidia GeForce GTX 1050` → model and `dedicated`. */
export function graphicsFacts(text: string): Facts {
  const model = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^nvidia\b/i, 'NVIDIA')
  if (model === '') return {}
  return { gpu_model: model.slice(0, 200), gpu_type: DEDICATED.test(model) ? 'dedicated' : 'integrated' }
}
