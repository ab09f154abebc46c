/** An entry of a sanctions list, in the form that all lists share. */
export type ListedEntry = {
  /** The list's own number of it. */
  entryId: string
  kind: 'person' | 'organisation' | 'vessel'
  /** The main name first, then other spellings and names. */
  names: readonly string[]
  /** As the list writes them: names or codes. */
  countries: readonly string[]
  /** As the list writes them: days, years, "circa 1955". */
  birthDates: readonly string[]
  /** IMO numbers of vessels: seven digits. */
  imoNumbers: readonly string[]
  /** The regime or programme. */
  programme: string
}

export type ListFile = { publishedOn: string; entries: readonly ListedEntry[] }
