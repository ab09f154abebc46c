/** The demo's sign-ins: fixed, in README, and only ever made in the sandbox. */
export const demoPassword = 'Harbour-Lantern-27'
export const demoCustomer = 'ada@demo.tradelane.example'
export const demoAdministrator = 'admin@tradelane.example'
