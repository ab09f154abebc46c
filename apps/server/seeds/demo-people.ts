/** The demo's accounts: fixed, in the README, and created only in the sandbox. */
export const demoPassword = 'Harbour-Lantern-27'
export const demoCustomer = 'ada@demo.tradelane.example'
export const demoAdministrator = 'admin@tradelane.example'
