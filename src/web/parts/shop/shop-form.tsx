import type { OwnShop } from '../../../domains/shops/own/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ConflictNotice } from '../forms/draft/conflict-notice.tsx'
import { BasicFields } from './basic-fields.tsx'
import { Exceptions } from './exceptions.tsx'
import { HoursEditor } from './hours-editor.tsx'
import { LocationFields } from './location-fields.tsx'
import type { MapSettings } from './map-settings.ts'
import { OpenPreview } from './open-preview.tsx'
import type { ShopField } from './shop-draft.ts'
import { ShopImages } from './shop-images.tsx'
import { useShopForm } from './use-shop-form.ts'

type Props = {
  company: { id: number }
  /** Null: a new one. */
  shop: OwnShop | null
  country: string
  map: MapSettings
  onSaved: (shop: OwnShop) => void
  /** Where giving up leads. */
  back: string
}

/** A shop with everything that is said of it. */
export function ShopForm({ company, shop, country, map, onSaved, back }: Props) {
  const t = useTexts('myShops')
  const form = useShopForm({ companyId: company.id, shop, country, onSaved })
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <ConflictNotice form={form} name={(field) => t(`field_${field.split('.')[0] as ShopField}`)} />
      <Panel title={t('basics')}>
        <BasicFields form={form} />
      </Panel>
      <Panel title={t('location')}>
        <LocationFields form={form} map={map} />
      </Panel>
      <Panel title={t('hours')}>
        <HoursEditor form={form} />
      </Panel>
      <Panel title={t('exceptions')}>
        <Exceptions form={form} />
      </Panel>
      <Panel title={t('pictures')}>
        <ShopImages form={form} companyId={company.id} />
      </Panel>
      <div className="sticky bottom-(--bars) z-10 -mx-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t bg-paper px-1 py-3">
        <OpenPreview draft={form.draft} />
        <div className="flex flex-wrap items-center gap-2">
          <LinkButton to={back} variant="secondary">
            {t('cancel')}
          </LinkButton>
          <Button type="submit" busy={form.busy}>
            {t(shop ? 'save' : 'saveNew')}
          </Button>
        </div>
      </div>
    </form>
  )
}
