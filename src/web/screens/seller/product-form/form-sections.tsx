import type { ReactNode } from 'react'
import { BasicsSection } from './basics-section.tsx'
import { AttributesSection } from './category/attributes-section.tsx'
import { CodesSection } from './codes-section.tsx'
import { ConditionSection } from './condition-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { useOfferTools } from './offer-tools.ts'
import { PicturesSection } from './pictures/pictures-section.tsx'
import { VersionsSection } from './versions/versions-section.tsx'
import { WordsSection } from './words-section.tsx'

/** What gets the focus is not left behind the bar at the foot of the window. */
const ABOVE_BAR = '[&_:is(input,select,textarea,button)]:scroll-mb-28'
const ONLY_READ = '[&_:is(input,textarea):read-only]:bg-sunken'

/**
 * The sections in the order in which one thinks of them. Who may only look can still go to a text and copy it, and read the other
 * languages; choices and pictures stand still.
 */
export function FormSections() {
  const { editable } = useOfferTools()
  return (
    <div className={`flex min-w-0 flex-col gap-5 ${editable ? ABOVE_BAR : ONLY_READ}`}>
      <BasicsSection />
      <Choices>
        <ConditionSection />
        <PicturesSection />
      </Choices>
      <WordsSection />
      <Choices>
        <AttributesSection />
      </Choices>
      <VersionsSection />
      <Choices>
        <DeliverySection />
      </Choices>
      <CodesSection />
    </div>
  )
}

function Choices({ children }: { children: ReactNode }) {
  const { editable } = useOfferTools()
  return (
    <fieldset disabled={!editable} className="contents">
      {children}
    </fieldset>
  )
}
