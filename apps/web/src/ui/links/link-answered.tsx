import { Banner } from '../banner.tsx'

/** The page of a link once it is answered: there is nothing more to do. */
export function LinkAnswered({ title, text }: { title: string; text: string }) {
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="mb-4 text-xl font-semibold">{title}</h1>
      <Banner tone="done" isAlert>
        {text} You can close this page.
      </Banner>
    </>
  )
}
