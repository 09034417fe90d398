import { GROUPS, type Group, MEASURED } from '../../../../domains/units/rules/facts.ts'
import type { Needs } from '../../../../domains/units/rules/rule.ts'
import { factName, type Words } from '../../../parts/units/grade-words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Facts } from '../../../ui/facts.tsx'

type Props = { groups: Readonly<Record<Group, Needs>>; words: Words }

/** What has to be known of each kind of thing before it has a grade. */
export function WhatIsMeasured({ groups, words: { t, locale } }: Props) {
  const listed = (names: readonly string[]) => names.join(', ') || t('noneLeft')
  return (
    <div className="mt-4 border-line border-t">
      {GROUPS.map((group) => {
        const { needs, side } = groups[group]
        const items = [
          { name: t('needs'), value: listed(needs.map((fact) => factName(fact, group, t))) },
          { name: t('side'), value: listed(side.map((name) => t(`test_${name}`))) },
          { name: t('accessories'), value: listed(MEASURED[group].accessories.map((name) => t(`accessory_${name}`))) },
        ]
        const title = t(`group_${group}`)
        return (
          <Disclosure key={group} title={title.charAt(0).toLocaleUpperCase(locale) + title.slice(1)}>
            <Facts items={items} />
          </Disclosure>
        )
      })}
    </div>
  )
}
