import { Save } from 'lucide-react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { UnitTest } from '../use-unit-test.ts'
import { LiveGrade } from './live-grade.tsx'

/** The grade that follows so far, and the button that saves. */
export function SaveBar({ test }: { test: Pick<UnitTest, 'facts' | 'busy'> }) {
  const t = useTexts('bench')
  return (
    <div className="sticky bottom-(--bars) z-10 -mx-2 flex flex-col gap-3 bg-paper px-2 py-3">
      <LiveGrade facts={test.facts} />
      <Button type="submit" size="lg" wide busy={test.busy}>
        <Save className="size-5" aria-hidden="true" />
        {t('save')}
      </Button>
    </div>
  )
}
