import { isReadable, paletteOf } from '../../../../../values/palette.ts'
import { MaskedField } from '../../../../parts/forms/masked-field.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { accentIn } from '../draft.ts'
import { maskColor } from './accent-words.ts'

type Props = {
  value: string
  error: string | undefined
  /** What holds without a colour of one's own, in words and as a colour. */
  without: { text: string; color: string }
  onChange: (accent: string) => void
}

/** V14: a colour by the platform's own picker or by its number, and what the pages make of it. */
export function AccentField({ value, error, without, onChange }: Props) {
  const t = useTexts('configuration')
  const accent = accentIn({ accent: value })
  return (
    <div>
      <div className="flex flex-wrap items-start gap-3">
        <label className="flex flex-col gap-1.5 font-medium text-sm">
          {t('accentPick')}
          <input
            type="color"
            value={accent ?? without.color}
            onChange={({ target }) => onChange(maskColor(target.value))}
            className="h-11 w-16 cursor-pointer rounded-md border border-edge bg-surface p-1 hover:border-ink"
          />
        </label>
        <MaskedField
          className="w-36"
          label={t('accent')}
          name="accent"
          value={value}
          mask={maskColor}
          onText={onChange}
          error={error}
          placeholder="#0b5d4e"
          spellCheck={false}
          autoComplete="off"
        />
        {value !== '' && (
          <Button variant="quiet" className="mt-6.5" onClick={() => onChange('')}>
            {t('accentNone')}
          </Button>
        )}
      </div>
      <div role="status" className="mt-2 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        {accent ? <Readable accent={accent} /> : <span>{without.text}</span>}
      </div>
    </div>
  )
}

/** Whether the colour itself can be read, and the shades that stand for it. */
function Readable({ accent }: { accent: string }) {
  const t = useTexts('configuration')
  const { light, dark } = paletteOf(accent).accent
  return (
    <>
      <span>{t(isReadable(accent) ? 'accentReadable' : 'accentAdapted')}</span>
      <Swatch color={light} label={t('inLight')} />
      <Swatch color={dark} label={t('inDark')} />
    </>
  )
}

function Swatch({ color, label }: { color: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="size-4 rounded-sm border border-edge" style={{ backgroundColor: color }} />
      {label}: <span className="numbers">{color}</span>
    </span>
  )
}
