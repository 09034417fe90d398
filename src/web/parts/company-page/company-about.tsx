import { useTexts } from '../../texts/use-texts.tsx'

/** What the company says of itself. */
export function CompanyAbout({ about }: { about: { text: string; lang: string } }) {
  const t = useTexts('catalog')
  if (!about.text) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-xl">
        {t('aboutCompany')}
      </h2>
      <p lang={about.lang} className="mt-2 max-w-text break-words whitespace-pre-line">
        {about.text}
      </p>
    </section>
  )
}
