import { useAddress } from './use-address.ts'

/** What of a list is shown: search, one choice of a filter, and page. All of it is in the address. */
export type ListAddress<Choice extends string = string> = {
  search: string
  /** undefined shows everything. */
  chosen: Choice | undefined
  page: number
  searchFor: (text: string) => void
  choose: (choice: Choice | undefined) => void
  goTo: (page: number) => void
}

type ListAddressOptions<Choice extends string> = {
  /** What the filter can be set to; an address that says anything else shows everything. */
  choices?: readonly Choice[]
  /** The name of the filter's parameter. */
  filter?: string
  /** Prefix of all parameter names, if a page shows more than one list. */
  prefix?: string
}

export function useListAddress<const Choice extends string = never>({
  choices = [],
  filter = 'state',
  prefix = '',
}: ListAddressOptions<Choice> = {}): ListAddress<Choice> {
  const [address, change] = useAddress()
  const read = (name: string) => address.get(prefix + name) ?? ''
  // A search under way makes one entry of the history, not one for each pause while typing.
  const show = (name: string, value: string, isSearch = false) =>
    change(
      (next) => {
        next.delete(`${prefix}page`)
        if (value === '') next.delete(prefix + name)
        else next.set(prefix + name, value)
      },
      { replace: isSearch },
    )
  return {
    search: read('search'),
    chosen: choices.find((choice) => choice === read(filter)),
    page: Math.max(1, Math.trunc(Number(read('page'))) || 1),
    searchFor: (text) => show('search', text, true),
    choose: (choice) => show(filter, choice ?? ''),
    goTo: (page) => show('page', String(page)),
  }
}
