import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'

/** The large search field. Suggestions belong to the one in the header. */
export function StartSearch() {
  const t = useTexts('shell')
  return (
    <Form action="/catalog" className="mt-7 flex gap-2">
      <label className="min-w-0 flex-1">
        <span className="sr-only">{t('searchLabel')}</span>
        <input
          name="q"
          type="search"
          maxLength={200}
          required
          placeholder={t('searchPlaceholder')}
          className="h-13 w-full rounded-md border border-edge bg-surface px-4 text-base placeholder:text-muted hover:border-ink"
        />
      </label>
      <Button type="submit" size="lg">
        <Search className="size-5" aria-hidden="true" />
        <span className="sr-only sm:not-sr-only">{t('search')}</span>
      </Button>
    </Form>
  )
}
