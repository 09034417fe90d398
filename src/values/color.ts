/** A colour as `#rrggbb`, small letters. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/

type Rgb = readonly [number, number, number]

const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const toHex = (rgb: Rgb) => `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance, 0–1 (WCAG 2). */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((one) => {
    const part = one / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours, 1–21 (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A colour with so much (0–1) of another in it. */
export function mix(color: string, other: string, share: number): string {
  const [a, b] = [channels(color), channels(other)]
  return toHex(a.map((one, index) => one + ((b[index] ?? 0) - one) * share) as unknown as Rgb)
}
