import { api } from '../../../browser-api.ts'
import type { CategoryTree } from '../../../parts/categories/category-tree.ts'
import type { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import type { Rule } from './load-commission.ts'
import { ruleName } from './rule-name.ts'

type Props = { rule: Rule; tree: CategoryTree; action: ReturnType<typeof useAction>; onClose: () => void }

/** Asks before a rate counts no more. */
export function RemoveRule({ rule, tree, action, onClose }: Props) {
  const t = useTexts('deliverySettings')
  const remove = async () => {
    const params = { ruleId: rule.id }
    await action.run(() => api('DELETE /api/admin/commission/rules/{ruleId}', { params }), t('ruleRemoved'))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removeRule')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={action.busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('removeRuleText', { name: ruleName(rule, tree, t) })}</p>
    </Dialog>
  )
}
