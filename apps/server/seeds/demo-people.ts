/** The demo's accounts: fixed, in the README, and created only in the sandbox. */
export const demoPassword = 'Harbour-Lantern-27'
export const demoCustomer = 'ada@demo.tradelane.example'
export const demoImporter = 'grace@demo.tradelane.example'
export const demoAdministrator = 'admin@tradelane.example'

export type DemoPerson = {
  email: string
  first_name: string
  last_name: string
  company_name: string
  company_reg_number: string
  phone: string
  passport: string
}

/** Three weeks of history in several trades. */
export const ada: DemoPerson = {
  email: demoCustomer,
  first_name: 'Ada',
  last_name: 'Okafor',
  company_name: 'Okafor Imports Inc.',
  company_reg_number: 'NY4471',
  phone: '2125550147',
  passport: '566021947',
}

/** One trade under way. */
export const grace: DemoPerson = {
  email: demoImporter,
  first_name: 'Grace',
  last_name: 'Whitman',
  company_name: 'Whitman Home Textiles Inc.',
  company_reg_number: 'NY5208',
  phone: '2125550182',
  passport: '571180263',
}
