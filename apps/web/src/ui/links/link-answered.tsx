import { Banner } from '../banner.tsx'
import { unbroken } from '../page-header.tsx'

/** The form has gone with its button: the keyboard goes on here. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** The page of a link once it is answered: there is nothing more to do. */
export function LinkAnswered({ title, text }: { title: string; text: string }) {
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 ref={takeFocus} tabIndex={-1} className="mb-4 text-xl font-semibold outline-none">
        {title}
      </h1>
      <Banner tone="done" isAlert>
        {unbroken(text)} You can close this page.
      </Banner>
    </>
  )
}
