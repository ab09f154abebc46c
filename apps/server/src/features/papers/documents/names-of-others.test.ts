import { documents } from '@tradelane/contract/documents/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app))
const only = 'Only png, jpeg, jpg and pdf files'
const text = Buffer.from('Cotton yarn')
const heic = Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from('heic\0\0\0\0mif1heic')])

test.each([
  ['scan.PDF', text, `The name of this file ends in .pdf, but its content is of another type. ${only}`],
  ['IMG_1.jpg', heic, `The name of this file ends in .jpg, but its content is of heic type. ${only}`],
  ['prices.csv', text, only],
  ['pdf', text, only],
  [undefined, text, only],
])(
  'a file of a type that is not taken is refused with what its name hides: %s',
  async (file_name, bytes, why) => {
    const body = {
      base64File: bytes.toString('base64'),
      folder_name: 'user',
      ...(file_name && { file_name }),
    }
    const { error, message } = failure(await app.call(documents.upload, { body }, company))
    expect([error, message]).toEqual([
      { code: 'WRONG_FILE_TYPE', fields: { base64File: why } },
      'Rejected, please try again',
    ])
  },
)
