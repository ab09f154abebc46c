/** Our contact details: the same on the landing page and under Help & Support. */
export const contact = {
  email: 'support@tradelane.example',
  phone: '+1 212 555 0100',
  hours: 'Monday to Friday, 8:00 to 20:00 UTC',
  address: '14 Harbour Lane, New York, NY 10004',
}
