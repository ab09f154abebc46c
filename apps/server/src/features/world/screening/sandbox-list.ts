import type { ListFile } from './list-files/listed-entry.ts'

const invented = { countries: [], birthDates: [], imoNumbers: [], programme: 'Invented for the sandbox' }

/** Nobody has these names. In the sandbox they are screened like those of the four lists. */
export const sandboxList: ListFile = {
  publishedOn: '2026-11-22',
  entries: [
    {
      ...invented,
      entryId: 'SANDBOX-1',
      kind: 'organisation',
      names: ['Veltrania Export Bureau', 'Велтрания Экспорт Бюро', 'VEB Sandbox'],
    },
    {
      ...invented,
      entryId: 'SANDBOX-2',
      kind: 'organisation',
      names: ['Bank of Veltrania', 'Veltranian Kreditbank'],
    },
    {
      ...invented,
      entryId: 'SANDBOX-3',
      kind: 'person',
      names: ['Drazen Volkovarin', 'Дражен Волковарин'],
      birthDates: ['1961-04-03'],
      countries: ['RS'],
    },
    { ...invented, entryId: 'SANDBOX-4', kind: 'vessel', names: ['Veltrania Star'], imoNumbers: ['9000003'] },
  ],
}
