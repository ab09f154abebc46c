import { type AskedDetails, detailsFaults } from '@tradelane/contract/shipments/asked-details'
import { bookingDetails } from '@tradelane/contract/shipments/forms'
import { useState } from 'react'

/** The details, held to what the quote of the booking asks of them. */
const detailsAsked = (asked: AskedDetails) =>
  bookingDetails.check(({ value, issues }) => {
    for (const [field, message] of Object.entries(detailsFaults(value, asked)))
      issues.push({ code: 'custom', path: field.split('.'), message, input: value })
  })

/** Made once for a form. */
export const useDetailsSchema = (asked: AskedDetails) => useState(() => detailsAsked(asked))[0]
