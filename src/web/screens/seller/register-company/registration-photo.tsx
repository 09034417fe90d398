import { PhotoField } from '../../../parts/company/photo-field.tsx'
import { sendFile } from '../../../parts/files/send-file.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Registration } from './use-registration.ts'

/** The photo is sent before the company exists; the registration names it. */
export function RegistrationPhoto({ registration }: { registration: Registration }) {
  const t = useTexts('companyForm')
  const { photoKey: sent, errors, setPhoto } = registration
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-sm">
        {t('photo')} <span className="font-normal text-muted">({t('laterPossible')})</span>
      </legend>
      <PhotoField
        photoKey={sent}
        error={errors.photoKey}
        send={async (file, onProgress) => {
          const { photoKey } = await sendFile('POST /api/company-registrations/photo', {}, file, onProgress)
          setPhoto(photoKey)
        }}
        actions={
          sent && (
            <Button variant="quiet" onClick={() => setPhoto(null)}>
              {t('photoRemove')}
            </Button>
          )
        }
      />
    </fieldset>
  )
}
