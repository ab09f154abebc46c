/** In another tab, because the form is not saved yet. */
export const TermsLink = () => (
  <a href="/incoterms" target="_blank" rel="noreferrer" className="text-link">
    What the terms mean
  </a>
)
