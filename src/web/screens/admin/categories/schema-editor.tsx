import { Plus } from 'lucide-react'
import { type DraftAttribute, emptyAttribute, moved } from '../../../parts/categories/draft.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { AttributeRow } from './attribute-row.tsx'
import { RowTools } from './row-tools.tsx'

type Props = {
  attributes: readonly DraftAttribute[]
  /** Keys that the category has from the one above it. */
  inherited: ReadonlySet<string>
  onChange: (attributes: DraftAttribute[]) => void
  errorAt: (field: string) => string | undefined
}

/** The fields that products of the category have, in the order in which forms and pages show them. */
export function SchemaEditor({ attributes, inherited, onChange, errorAt }: Props) {
  const t = useTexts('categoryEditor')
  const locale = useLocale()
  const wrong = (index: number) => (field: string) => errorAt(`attributes.${index}.${field}`)
  return (
    <section aria-labelledby="schema">
      <h3 id="schema" className="pt-2 pb-1 text-lg">
        {t('schema')}
      </h3>
      <p className="pb-3 text-muted text-sm">{t('schemaText')}</p>
      {attributes.length === 0 && <p className="py-3 text-sm">{t('noFields')}</p>}
      <ul>
        {attributes.map((attribute, index) => {
          const name = attribute.names[locale] || attribute.names['pl-PL'] || t('newField')
          return (
            <li key={attribute.rowKey} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
              <Disclosure
                open={attribute.isNew}
                title={name}
                side={
                  <>
                    {inherited.has(attribute.key) && <Badge tone="outline">{t('inherited')}</Badge>}
                    <span className="text-xs">{t(`type_${attribute.type}`)}</span>
                  </>
                }
              >
                <AttributeRow
                  attribute={attribute}
                  onChange={(next) => onChange(attributes.with(index, next))}
                  errorAt={wrong(index)}
                />
              </Disclosure>
              <RowTools
                name={name}
                first={index === 0}
                last={index === attributes.length - 1}
                onMove={(by) => onChange(moved(attributes, index, by))}
                onRemove={() => onChange(attributes.toSpliced(index, 1))}
              />
            </li>
          )
        })}
      </ul>
      <Button variant="secondary" className="mt-4" onClick={() => onChange([...attributes, emptyAttribute()])}>
        <Plus className="size-4" aria-hidden="true" />
        {t('addField')}
      </Button>
    </section>
  )
}
