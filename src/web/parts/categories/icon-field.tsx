import { CATEGORY_ICONS, CategoryIcon } from './category-icon.tsx'

type Props = { label: string; value: string; onChange: (icon: string) => void }

/** One of the icons that lists know. */
export function IconField({ label, value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="pb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex max-h-44 flex-wrap gap-1 overflow-y-auto rounded-md border border-edge p-2">
        {CATEGORY_ICONS.map((name) => (
          <label
            key={name}
            title={name}
            className="relative inline-grid size-11 cursor-pointer place-items-center rounded-md hover:bg-sunken has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="icon"
              value={name}
              checked={value === name}
              onChange={() => onChange(name)}
              className="sr-only"
            />
            <CategoryIcon name={name} />
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
