import { BLOCK_LIMITS } from '../../../../domains/site/start-page/contract.ts'
import { GOODS } from '../../../../domains/site/start-page/rules/start-blocks.ts'
import type { Locale } from '../../../../values/locale.ts'
import type { CategoryOption } from '../../../parts/categories/category-options.ts'
import type { FieldMessages } from '../../../parts/forms/field-messages.ts'
import { LocaleTexts } from '../../../parts/forms/locale-texts.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type DraftBlock, type Words, withWord } from './draft.ts'

type Props = {
  block: DraftBlock
  /** The name of its fields before their own: `blocks.3`. */
  path: string
  errors: FieldMessages
  categories: readonly CategoryOption[]
  onChange: (block: DraftBlock) => void
}

/** What a block of its kind says and shows. */
export function BlockFields({ block, path, errors, categories, onChange }: Props) {
  const t = useTexts('startPage')
  const { kind, title, text, category, sort, count, link } = block
  const isText = kind === 'text'
  const change = (part: Partial<DraftBlock>) => onChange({ ...block, ...part })
  const words = (name: string, of: Words, take: (next: Words) => void) => ({
    name: `${path}.${name}`,
    errors,
    values: Object.fromEntries(Object.entries(of).map(([locale, word]) => [`${path}.${name}.${locale}`, word])),
    onChange: (field: string, word: string) =>
      take(withWord(of, field.slice(field.lastIndexOf('.') + 1) as Locale, word)),
  })
  const instead = t(kind === 'hero' ? 'insteadHero' : kind === 'offers' ? 'insteadCategory' : 'instead')
  return (
    <div className="flex flex-col gap-6 pt-2">
      {category !== undefined && (
        <SelectField
          label={t('category')}
          name={`${path}.category`}
          value={category}
          error={errors[`${path}.category`]}
          options={
            categories.some(({ value }) => value === category)
              ? categories
              : [{ value: category, label: t('categoryGone', { slug: category }) }, ...categories]
          }
          onChange={({ target }) => change({ category: target.value })}
        />
      )}
      {sort !== undefined && (
        <SelectField
          label={t('sort')}
          name={`${path}.sort`}
          value={sort}
          error={errors[`${path}.sort`]}
          options={(['newest', 'price'] as const).map((value) => ({ value, label: t(`sort_${value}`) }))}
          onChange={({ target }) => change({ sort: target.value === 'price' ? 'price' : 'newest' })}
        />
      )}
      {count !== undefined && (
        <SelectField
          label={t('count')}
          name={`${path}.count`}
          value={count}
          error={errors[`${path}.count`]}
          hint={kind === 'newest' ? t('countNewest') : undefined}
          options={countsUpTo(kind === 'newest' ? GOODS.departments : GOODS.most)}
          onChange={({ target }) => change({ count: Number(target.value) })}
        />
      )}
      {title && (
        <LocaleTexts
          {...words('title', title, (next) => change({ title: next }))}
          label={t('title')}
          maxLength={BLOCK_LIMITS.title}
          {...(isText ? { required: true } : { hint: instead })}
        />
      )}
      {text && (
        <LocaleTexts
          {...words('text', text, (next) => change({ text: next }))}
          label={t('textOf')}
          maxLength={isText ? BLOCK_LIMITS.text : BLOCK_LIMITS.lead}
          hint={isText ? t('paragraphs') : instead}
          long
        />
      )}
      {link && (
        <>
          <TextField
            label={t('link')}
            name={`${path}.link.to`}
            value={link.to}
            error={errors[`${path}.link.to`]}
            hint={t('linkHint')}
            maxLength={BLOCK_LIMITS.link}
            optional
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ link: { ...link, to: target.value } })}
          />
          {link.to.trim() !== '' && (
            <LocaleTexts
              {...words('link.label', link.label, (label) => change({ link: { ...link, label } }))}
              label={t('linkLabel')}
              maxLength={BLOCK_LIMITS.label}
              required
            />
          )}
        </>
      )}
    </div>
  )
}

const countsUpTo = (most: number) =>
  Array.from({ length: most - GOODS.least + 1 }, (_, at) => String(at + GOODS.least)).map((value) => ({
    value,
    label: value,
  }))
