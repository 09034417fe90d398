import { AttributesSection } from './attributes-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { CodesSection } from './codes-section.tsx'
import { ConditionSection } from './condition-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { useOfferTools } from './offer-tools.ts'
import { PicturesSection } from './pictures-section.tsx'
import { VersionsSection } from './versions-section.tsx'
import { WordsSection } from './words-section.tsx'

/** What gets the focus is not left behind the bar at the foot of the window. */
const ABOVE_BAR = '[&_:is(input,select,textarea,button)]:scroll-mb-28'

/** The sections in the order in which one thinks of them. */
export function FormSections() {
  const { editable } = useOfferTools()
  return (
    <fieldset disabled={!editable} className={`flex min-w-0 flex-col gap-5 ${ABOVE_BAR}`}>
      <BasicsSection />
      <ConditionSection />
      <PicturesSection />
      <WordsSection />
      <AttributesSection />
      <VersionsSection />
      <DeliverySection />
      <CodesSection />
    </fieldset>
  )
}
