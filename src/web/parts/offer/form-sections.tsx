import { AttributesSection } from './attributes-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { CodesSection } from './codes-section.tsx'
import { ConditionSection } from './condition-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { useOfferTools } from './offer-tools.ts'
import { PicturesSection } from './pictures-section.tsx'
import { VersionsSection } from './versions-section.tsx'
import { WordsSection } from './words-section.tsx'

/** The sections in the order in which one thinks of them. */
export function FormSections() {
  const { editable } = useOfferTools()
  return (
    <fieldset disabled={!editable} className="flex min-w-0 flex-col gap-5">
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
