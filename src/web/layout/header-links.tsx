import { OwnLinksPlace } from '../parts/wishes/places.tsx'
import { AccountButton } from './account-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MessagesLink } from './messages-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { CartLink, CompareLink } from './visitor-links.tsx'

/** Beside the search: language and appearance where there is room, what belongs to the visitor everywhere. */
export function HeaderLinks() {
  return (
    <>
      <div className="hidden items-center gap-0.5 md:flex">
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountButton />
      </div>
      <span className="flex sm:min-w-11">
        <OwnLinksPlace />
      </span>
      <MessagesLink />
      {/* The narrowest phones have no room for it: there a bar below leads to what is compared, and the foot of the page. */}
      <span className="max-[22rem]:hidden">
        <CompareLink />
      </span>
      <CartLink />
    </>
  )
}
