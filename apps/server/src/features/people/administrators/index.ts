export { addAdministrator } from './add-administrator.ts'
